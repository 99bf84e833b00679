#!/bin/sh
# Runs on the host, as root, out of an unpacked release: installs what serves, tries it, puts it online.
# WEBSITE, ETC and COMMANDS name other folders, for tests only.
set -eu
website=${WEBSITE:-/opt/website}
etc=${ETC:-/etc}
commands=${COMMANDS:-/usr/local/sbin}
release=$(cd "$(dirname "$0")/.." && pwd -P)
releases=$(dirname "$release")

# Renames a finished link over the old one: at every moment the name leads to the old target or to the new one.
point() {
  ln -sfn "$2" "$1.neu"
  mv -T "$1.neu" "$1"
}

install_changed() {
  cmp -s "$1" "$3" && return 1
  install -m "$2" "$1" "$3"
}

# The configuration of nginx or Caddy is written again only if this build needs another one. The folder that it names
# belongs to this one configuration, so that files and policies change together.
write_front() {
  kind=$1 file=$2 check=$3
  grep -qs 'npm run deploy-config' "$file" || return 0
  draft=$(node_with_settings deploy/cli.ts "$kind" @dateien@)
  files=$releases/dateien-$(printf %s "$draft" | sha256sum | cut -c 1-12)
  point "$files" "$release/dist/public"
  printf '%s\n' "$draft" | sed "s|@dateien@|$files|g" >"$file.neu"
  if cmp -s "$file.neu" "$file"; then
    rm "$file.neu"
    echo "$kind: unverändert"
    return 0
  fi
  mv "$file" "$file.alt"
  mv "$file.neu" "$file"
  if $check; then
    systemctl reload "$kind"
    echo "$kind: neu geschrieben und geladen"
  else
    mv "$file.alt" "$file"
    echo "$kind nimmt die neue Konfiguration nicht an; die bisherige gilt weiter." >&2
    return 1
  fi
}

# Root's umask, or that of whoever built, may hide the files from the service and from the web server in front.
umask 022
chmod a+rx "$releases"
chmod -R a+rX "$release"

before=$(readlink "$website" || true)
# The release that is online may be older than the mark `war-online`.
if [ -d "$before" ]; then touch "$before/war-online"; fi
# Removes releases that never went online, before anything else can fail: several failures in a row would fill the
# disk, and then the server takes no message any more.
for old in "$releases"/[0-9]*-*; do
  # A later release may be being unpacked at this moment.
  [ "$old" != "$release" ] || break
  [ -e "$old/war-online" ] || rm -r "$old"
done

cd "$release"
# A release that was online has its packages: going back to it must not depend on the network.
[ -e war-online ] || npm ci --omit=dev --no-audit --no-fund --loglevel=error
PATH=$release/node_modules/.bin:$PATH
# Node reads the settings, not the shell: systemd takes what stands behind `=` as it is, also a space or an `&`.
node_with_settings() { node --env-file-if-exists="$etc/website/umgebung" "$@"; }
if [ -d "$website/dist" ]; then node deploy/keep-earlier.ts "$website/dist"; fi
node_with_settings deploy/trial.ts

changed=
for unit in website.service website.socket; do
  if install_changed "deploy/$unit" 0644 "$etc/systemd/system/$unit"; then changed=yes; fi
done
if [ -n "$changed" ]; then systemctl daemon-reload; fi
for command in website-outbox website-stats; do install_changed "deploy/$command" 0755 "$commands/$command" || true; done

# An installation from before there were releases.
if [ -d "$website" ] && [ ! -L "$website" ]; then
  mv "$website" "$releases/00000000-vorher"
  touch "$releases/00000000-vorher/war-online"
fi
point "$website" "$release"
if ! systemctl is-active --quiet website.socket; then
  # Only the first time: a server without website.socket still holds the port itself.
  systemctl stop website || true
  systemctl enable --now website.socket
  systemctl enable website
fi
if ! systemctl restart website; then
  if [ -n "$before" ]; then
    point "$website" "$before"
    systemctl restart website || true
    echo 'Die neue Fassung startet nicht (journalctl -u website); die bisherige läuft weiter.' >&2
  else
    echo 'Der Dienst startet noch nicht. Was fehlt, sagt journalctl -u website -n 20' >&2
  fi
  exit 1
fi
touch "$release/war-online"
write_front nginx "$etc/nginx/sites-available/website" 'nginx -t -q'
write_front caddy "$etc/caddy/Caddyfile" "caddy validate --adapter caddyfile --config $etc/caddy/Caddyfile"

# The last three that were online stay, for the way back: sh /opt/website-releases/…/deploy/activate.sh
kept=$(ls -1d "$releases"/[0-9]*-*/war-online | tail -n 3)
for old in "$releases"/[0-9]*-*; do
  [ "$old" != "$release" ] || break
  case $kept in *"$old/war-online"*) ;; *) rm -r "$old" ;; esac
done
find "$releases" -maxdepth 1 -xtype l -delete
echo "Online: $release"
