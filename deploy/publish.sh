#!/bin/sh
# deploy/publish.sh ARCHIV root@RECHNER: brings a release (npm run release) to a host and puts it online there.
# SSH names another command, with options: SSH='ssh -p 2222 -i schluessel'.
set -eu
[ $# = 2 ] && [ -f "$1" ] || {
  echo 'deploy/publish.sh release/website-….tar.gz root@www.beispiel.de' >&2
  exit 2
}
# The time comes before the build's name: the server may have changed while the pages, and so the name, have not.
release=/opt/website-releases/$(date -u +%Y%m%d-%H%M%S)-$(basename "$1" .tar.gz)
${SSH:-ssh} "$2" "set -eu
  mkdir -p $release
  tar -xzf - -C $release --no-same-owner
  sh $release/deploy/activate.sh" <"$1"
