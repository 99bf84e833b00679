import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './processes.ts';

/**
 * systemd's part: holds the port, and on an order ends the server, waits for its end and starts it anew in the
 * folder that is in place then. Node cannot hold a port without answering on it; Perl is on every Debian.
 */
const HOLDER = `use Socket; use POSIX; $| = 1; $^F = 9;
  my ($folder, $orders, $replies, @command) = @ARGV;
  socket(my $socket, AF_INET, SOCK_STREAM, 0) or die $!;
  bind($socket, sockaddr_in(0, INADDR_LOOPBACK)) or die $!;
  listen($socket, 4096) or die $!;
  my ($port) = sockaddr_in(getsockname($socket));
  POSIX::dup2(fileno($socket), 3) // die $!;
  my $server;
  sub finish { if ($server) { kill TERM => $server; waitpid $server, 0 } }
  $SIG{TERM} = sub { finish(); exit };
  print "$port\\n";
  for (;;) {
    open(my $in, '<', $orders) or next; my @lines = <$in>; close $in;
    finish();
    $server = fork // die $!;
    if ($server == 0) {
      chdir $folder or die $!;
      $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$;
      exec @command;
    }
    open(my $out, '>', $replies) or die $!; close $out;
  }`;

const COMMANDS = {
  systemctl: `#!/bin/sh
echo "$*" >>"$CALLS"
[ "$*" != 'restart website' ] || [ ! -e "$WEBSITE/startet-nicht" ] || exit 1
[ "$*" != 'restart website' ] || { echo >"$ORDERS"; cat "$REPLIES"; }
[ "$*" != 'enable --now website.socket' ] || touch "$SOCKET"
[ "$*" != 'is-active --quiet website.socket' ] || [ -e "$SOCKET" ]
`,
  nginx: '#!/bin/sh\n! grep -q x-unzulaessig "$ETC/nginx/sites-available/website"\n',
  // Stands for Debian's Node, which reads no TypeScript: activate.sh has to use the one in the release.
  node: '#!/bin/sh\nexit 1\n',
  // The packages that a production install has, and no other.
  npm: '#!/bin/sh\necho "npm $*" >>"$CALLS"\ncp -r "$PACKAGES" node_modules\n',
};

/** As systemd takes them; a shell would take the second recipient and what is behind the `&` for commands. */
const SETTINGS = `PUBLIC_ORIGIN=https://www.beispiel.de
MAIL_FROM = website@beispiel.de
MAIL_TO=post@beispiel.de, chef@beispiel.de
ALERT_URL=https://alarm.beispiel.de/?an=chef&von=website\r
\r
`;

export type Host = {
  origin: string;
  dataDir: string;
  /** Leads to the version that is online. */
  website: string;
  /** Where the settings of all services are. */
  etc: string;
  /** Unpacks the archive; what `edit` does to it makes it another version. */
  unpack(archive: string, name: string, edit?: (release: string) => void): string;
  /** Resolves with what it said, and whether it went well. */
  activate(release: string): Promise<{ status: number; said: string }>;
  /** One of the commands that were installed. */
  run(command: string, ...args: string[]): { status: number | null; said: string };
  /** What systemd was told since the last look. */
  calls(): string[];
  close(): Promise<void>;
};

/** A machine with a service manager, as far as activate.sh knows. */
export async function openHost(): Promise<Host> {
  const { path: root, remove } = temporaryFolder();
  const at = (...names: string[]) => join(root, ...names);
  for (const folder of [
    'bin',
    'sbin',
    'releases',
    'etc/website',
    'etc/systemd/system',
    'etc/nginx/sites-available',
    'etc/caddy',
  ])
    mkdirSync(at(folder), { recursive: true });
  for (const [name, script] of Object.entries(COMMANDS)) {
    writeFileSync(at('bin', name), script);
    chmodSync(at('bin', name), 0o755);
  }
  writeFileSync(at('etc/nginx/sites-available/website'), '# npm run deploy-config\n');
  writeFileSync(at('calls'), '');
  for (const pipe of ['orders', 'replies']) spawnSync('mkfifo', [at(pipe)]);
  installPackages(at('packages'));

  const command = [at('website/node_modules/.bin/node'), 'server/main.ts'];
  // Each release runs its modules several times: on trial, in service and to write what stands in front.
  const NODE_COMPILE_CACHE = at('compiled');
  const holder = spawn('perl', ['-e', HOLDER, at('website'), at('orders'), at('replies'), ...command], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: at('data'),
      RATE_IP: '1000000',
      RATE_GLOBAL: '1000000',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(holder, 'exit');
  const [port] = (await once(createInterface(holder.stdout), 'line')) as [string];
  writeFileSync(at('etc/website/umgebung'), `${SETTINGS}PORT=${port}\n`);

  const env = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    NODE_COMPILE_CACHE,
    WEBSITE: at('website'),
    ETC: at('etc'),
    COMMANDS: at('sbin'),
    CALLS: at('calls'),
    ORDERS: at('orders'),
    REPLIES: at('replies'),
    SOCKET: at('socket-is-active'),
    PACKAGES: at('packages'),
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir: at('data'),
    website: at('website'),
    etc: at('etc'),
    unpack(archive, name, edit) {
      const release = at('releases', name);
      mkdirSync(release);
      spawnSync('tar', ['-xzf', archive, '-C', release]);
      edit?.(release);
      return release;
    },
    async activate(release) {
      // A careful root's umask: activate.sh has to make the files readable for the service all the same.
      const script = 'umask 077; exec sh "$0"';
      const child = spawn('sh', ['-c', script, join(release, 'deploy/activate.sh')], { env });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
      const [status] = (await once(child, 'close')) as [number];
      return { status, said };
    },
    run(command, ...args) {
      const places = { '/etc/website': at('etc/website'), '/opt/website': at('website') };
      const script = Object.entries({ ...places, '/var/lib/website': at('data') }).reduce(
        (text, [place, ours]) => text.replaceAll(place, ours),
        readFileSync(at('sbin', command), 'utf8'),
      );
      const ours = at('bin', command);
      writeFileSync(ours, script, { mode: statSync(at('sbin', command)).mode });
      const { status, stdout, stderr } = spawnSync(ours, args, {
        env: { PATH: process.env.PATH },
        encoding: 'utf8',
      });
      return { status, said: stdout + stderr };
    },
    async close() {
      holder.kill('SIGTERM');
      await exited;
      remove();
    },
    calls() {
      const lines = readFileSync(at('calls'), 'utf8').split('\n').filter(Boolean);
      writeFileSync(at('calls'), '');
      return lines;
    },
  };
}

/** As `npm ci --omit=dev` would. Copies, because a link would lead back to where everything is. */
function installPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev || optional) continue;
    cpSync(path, join(folder, path.slice('node_modules/'.length)), { recursive: true });
  }
  mkdirSync(join(folder, '.bin'));
  symlinkSync(resolve(process.execPath), join(folder, '.bin/node'));
}
