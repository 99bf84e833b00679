#!/bin/sh
# Runs on the host, as root, out of a release in /opt/website-releases: tries it and puts it online. publish.sh calls it
# for a new release; for the way back, call that of an earlier one.
set -eu
release=$(cd "$(dirname "$0")/.." && pwd -P)
before=$(readlink /opt/website || true)

# Renames a finished link over the old one: at every moment the name leads to the old target or to the new one.
point() {
  ln -sfn "$1" /opt/website.neu
  mv -T /opt/website.neu /opt/website
}

cd "$release"
# Node reads the settings, not the shell: systemd takes what stands behind `=` as it is, also a space or an `&`.
node_modules/.bin/node --env-file-if-exists=/etc/website/umgebung deploy/trial.ts

install -m 0644 deploy/website.service deploy/website.socket /etc/systemd/system
for command in website-outbox website-stats; do
  install -m 0755 deploy/website-command "/usr/local/sbin/$command"
done
systemctl daemon-reload
point "$release"
systemctl enable website website.socket
systemctl start website.socket
if ! systemctl restart website; then
  echo 'Die neue Fassung startet nicht. Was fehlt, sagt journalctl -u website -n 20' >&2
  if [ -d "$before" ]; then
    point "$before"
    systemctl restart website && echo 'Die bisherige läuft weiter.' >&2
  fi
  exit 1
fi
echo "Online: $release"
