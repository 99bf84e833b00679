#!/bin/sh
# npm run release [-- ARCHIV]: builds, and packs everything that a host needs to serve into one archive. The packages
# are not in it: the host installs them from the lockfile, for its own processor.
set -eu
archive=${1:-release/website.tar.gz}
# Always: texts may have been edited since the last build, and some become due by the day.
npm run build
mkdir -p "$(dirname "$archive")"
# Whoever built with a strict umask hides nothing from the service.
tar -czf "$archive" --mode=a+rX --exclude='*.test.ts' --exclude='test-*.ts' \
  dist server contract deploy package.json package-lock.json
echo "$archive"
