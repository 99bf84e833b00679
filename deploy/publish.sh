#!/bin/sh
# deploy/publish.sh ARCHIV root@RECHNER: brings a release (npm run release) to a host and puts it online there.
# SSH names another command, with options: SSH='ssh -p 2222 -i schluessel'.
set -eu
[ $# = 2 ] && [ -f "$1" ] || {
  echo 'deploy/publish.sh release/website.tar.gz root@www.beispiel.de' >&2
  exit 2
}
release=/opt/website-releases/$(date -u +%Y%m%d-%H%M%S)
# The service runs as another user: root's umask may not hide the files from it. A release that does not go online is
# removed; of those that did, the last three stay, and the one before, for the way back.
${SSH:-ssh} "$2" "set -eu
  umask 022
  before=\$(readlink /opt/website || true)
  mkdir -p $release
  tar -xzf - -C $release --no-same-owner &&
    (cd $release && npm ci --omit=dev --no-audit --no-fund --loglevel=error) &&
    sh $release/deploy/activate.sh || {
      [ \"\$(readlink /opt/website)\" = $release ] || rm -r $release
      exit 1
    }
  for old in \$(ls -d /opt/website-releases/*/ | head -n -3); do
    [ \"\$old\" = \"\$before/\" ] || rm -r \"\$old\"
  done" <"$1"
