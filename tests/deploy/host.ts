import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './processes.ts';

/**
 * systemd's part: holds the port, and on an order ends the server, waits for its end and starts it anew as the unit
 * says. Node cannot hold a port without answering on it; Perl is on every Debian.
 */
const SYSTEMD = `use Socket; use POSIX; $| = 1; $^F = 9;
  my ($root, $server, $out) = @ARGV;
  socket(my $socket, AF_INET, SOCK_STREAM, 0) or die $!;
  bind($socket, sockaddr_in(0, INADDR_LOOPBACK)) or die $!;
  listen($socket, 4096) or die $!;
  my ($port) = sockaddr_in(getsockname($socket));
  POSIX::dup2(fileno($socket), 3) // die $!;
  sub finish { if ($server) { kill TERM => $server; waitpid $server, 0 } }
  $SIG{TERM} = sub { finish(); exit };
  print "$port\\n";
  for (;;) {
    open(my $orders, '<', "$root/orders") or next; my @lines = <$orders>; close $orders;
    finish();
    my %unit;
    open(my $file, '<', "$root/etc/systemd/system/website.service") or die $!;
    while (<$file>) { $unit{$1} = $2 if /^(\\w+)=(.*)/ }
    $server = open($out, '-|') // die $!;
    if ($server == 0) {
      chdir $unit{WorkingDirectory} or die $!;
      my ($name, $value) = split /=/, $unit{Environment};
      $ENV{$name} = $value; $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$;
      my ($node, @args) = split / /, $unit{ExecStart};
      exec $node, "--env-file=$unit{EnvironmentFile}", @args;
    }
    my $listens = <$out>;
    open(my $replies, '>', "$root/replies") or die $!;
    print $replies $listens ? "up\\n" : "down\\n"; close $replies;
  }`;

/** What the scripts call. Every place on the machine is below `$ROOT`. */
const COMMANDS = {
  ssh: `echo "ssh $*" >>"$ROOT/calls"
stat -c %a "$2" >"$ROOT/secrets"; cat "$2" "\${6#UserKnownHostsFile=}" >>"$ROOT/secrets"
for order; do :; done
umask 077
exec sh -c "$(echo "$order" | sed "s|/opt/|$ROOT/opt/|g")"`,
  // What \`npm ci\` installs lies further up.
  npm: `echo "npm $*" >>"$ROOT/calls"
case $* in
  'run build') [ ! -e mistake ] ;;
  'run --silent release') exec sh deploy/release.sh ;;
  *) sed -i "s#/\\(opt\\|etc\\|usr\\|var\\)/#$ROOT/\\1/#g" deploy/*
    mkdir -p node_modules/.bin && ln -s "$NODE" node_modules/.bin/node ;;
esac`,
  systemctl: `echo "systemctl $*" >>"$ROOT/calls"
[ "$*" != 'restart website' ] || { echo >"$ROOT/orders"; [ "$(cat "$ROOT/replies")" = up ]; }`,
  // Two releases in one second would be one.
  date: 'echo >>"$ROOT/clock"; printf "20260101-%06d\\n" "$(wc -l <"$ROOT/clock")"',
  // Stands for Debian's Node, which reads no TypeScript.
  node: 'exit 1',
};

/** As systemd takes them; a shell would take the second recipient and what is behind the `&` for commands. */
const SETTINGS = `PUBLIC_ORIGIN=https://www.beispiel.de
MAIL_FROM = website@beispiel.de
MAIL_TO=post@beispiel.de, chef@beispiel.de
ALERT_URL=https://alarm.beispiel.de/?an=chef&von=website\r
RATE_IP=1000000
RATE_GLOBAL=1000000
`;

/** A machine with a service manager, as far as the scripts know, and a way to it. */
export async function openHost() {
  const { path: root, remove } = temporaryFolder();
  const at = (...names: string[]) => join(root, ...names);
  for (const folder of ['bin', 'etc/website', 'etc/systemd/system', 'usr/local/sbin', 'var/lib', 'opt'])
    mkdirSync(at(folder), { recursive: true });
  for (const [name, script] of Object.entries(COMMANDS))
    writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  spawnSync('mkfifo', [at('orders'), at('replies')]);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  for (const name of Object.keys(dependencies)) {
    mkdirSync(at('node_modules', name, '..'), { recursive: true });
    symlinkSync(resolve('node_modules', name), at('node_modules', name));
  }

  // Each release runs its modules several times: on trial, in service, in the commands.
  const env = { NODE_COMPILE_CACHE: at('compiled'), ROOT: root, NODE: process.execPath };
  const systemd = spawn('perl', ['-e', SYSTEMD, root], {
    env: { ...env, PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [port] = (await once(createInterface(systemd.stdout), 'line')) as [string];
  const secrets = {
    PUBLISH_HOST: 'root@www.beispiel.de',
    // Pasted on Windows.
    PUBLISH_KEY: 'eins\r\nzwei',
    PUBLISH_KNOWN_HOSTS: 'www.beispiel.de ssh-ed25519 drei',
  };
  return {
    root,
    origin: `http://127.0.0.1:${port}`,
    /** Runs a shell script, here or on the host, in this folder. */
    async run(script: string, args: string[], folder = root) {
      const child = spawn('sh', [script, ...args], {
        cwd: folder,
        env: { ...env, ...secrets, PATH: `${at('bin')}:${process.env.PATH}` },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      const [status] = (await once(child, 'close')) as [number];
      return { status, said };
    },
    setUp: (more = '') => writeFileSync(at('etc/website/umgebung'), SETTINGS + more),
    /** What was called since the last look. */
    calls(): string[] {
      const lines = readFileSync(at('calls'), 'utf8').split('\n').filter(Boolean);
      writeFileSync(at('calls'), '');
      return lines;
    },
    async close() {
      systemd.kill('SIGTERM');
      await once(systemd, 'exit');
      remove();
    },
  };
}
