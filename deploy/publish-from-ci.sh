#!/bin/sh
# For pipelines: builds and publishes to PUBLISH_HOST, with the key PUBLISH_KEY and, so that nobody else can pretend to
# be that host, its lines from ssh-keyscan in PUBLISH_KNOWN_HOSTS.
set -eu
: "${PUBLISH_HOST:?}" "${PUBLISH_KEY:?}" "${PUBLISH_KNOWN_HOSTS:?}"
secrets=$(mktemp -d)
trap 'rm -r "$secrets"' EXIT
(
  umask 077
  # A key that was pasted on Windows has ends of lines (CRLF) that ssh does not read.
  printf '%s\n' "$PUBLISH_KEY" | tr -d '\r' >"$secrets/key"
  printf '%s\n' "$PUBLISH_KNOWN_HOSTS" >"$secrets/hosts"
)
npm run --silent release
SSH="ssh -i $secrets/key -o IdentitiesOnly=yes -o UserKnownHostsFile=$secrets/hosts -o StrictHostKeyChecking=yes" \
  deploy/publish.sh release/website.tar.gz "$PUBLISH_HOST"
