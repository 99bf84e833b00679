import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';
import { describeError, type Log } from './log.ts';

const NO_MAIL =
  'SMTP_URL ist nicht gesetzt: Nachrichten werden aufbewahrt, aber nicht verschickt (npm run outbox -- list).';

/** What cannot be used ends the start with one sentence: a stack trace tells the owner nothing. */
export async function attempt<T>(
  work: () => T | Promise<T>,
  explain = (reason: string) => reason,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return fail(explain(error instanceof Error ? error.message : String(error)));
  }
}

/** On the port that systemd hands over, or on one of our own; prints the address as soon as visitors are answered. */
export function listen(server: Server, config: Config, log: Log): void {
  const { host } = config;
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Later errors concern one connection (too many open files, say): no reason to end.
    if (server.listening) return log('server.error', describeError(error));
    failToListen(error, config);
  });
  const socket = inheritedSocket(process.env);
  server.listen(socket === undefined ? { port: config.port, host } : { fd: socket }, () => {
    const { port } = server.address() as AddressInfo;
    const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
    console.log(`http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`);
    if (!config.mail) console.warn(NO_MAIL);
    tellReady(process.env, log);
  });
}

/** As systemd numbers what it hands over: after stdin, stdout and stderr. */
const FIRST_SOCKET = 3;

/**
 * The socket that systemd opened for us (`website.socket`) and keeps open while one process takes over from another:
 * whoever connects meanwhile waits instead of being refused. `undefined` where we open our own.
 */
function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number | undefined {
  // A process that systemd did not start itself may have inherited the variables alone.
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1 ? FIRST_SOCKET : undefined;
}

/**
 * Tells systemd that visitors are answered (`Type=notify`). Node has no datagram sockets of the kind that systemd
 * listens on, so its own command does the talking; the unit allows that with `NotifyAccess=all`.
 */
function tellReady({ NOTIFY_SOCKET, PATH }: NodeJS.ProcessEnv, log: Log): void {
  if (!NOTIFY_SOCKET) return;
  execFile('systemd-notify', ['READY=1'], { env: { PATH, NOTIFY_SOCKET } }, (error) => {
    if (error) log('server.error', describeError(error));
  });
}

export function failToListen(error: NodeJS.ErrnoException, { host, port }: Config): never {
  const place = `${host}, Port ${port}`;
  const busy = `${place} ist schon belegt: mit PORT einen anderen wählen.`;
  const refused = `Auf ${place} lässt sich nicht lauschen: ${error.message}`;
  return fail(error.code === 'EADDRINUSE' ? busy : refused);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
