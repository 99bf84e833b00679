import { execFile } from 'node:child_process';
import { describeError, type Log } from './log.ts';

type Environment = Record<string, string | undefined>;

/** As systemd numbers what it hands over: after stdin, stdout and stderr. */
const FIRST_SOCKET = 3;

/**
 * The socket that systemd opened for us (`website.socket`) and keeps open while one process takes over from another:
 * whoever connects meanwhile waits instead of being refused. `undefined` where we open our own.
 */
export function inheritedSocket({ LISTEN_PID, LISTEN_FDS }: Environment): number | undefined {
  // A process that systemd did not start itself may have inherited the variables alone.
  return LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1 ? FIRST_SOCKET : undefined;
}

/**
 * Tells systemd that visitors are answered (`Type=notify`). Node has no datagram sockets of the kind that systemd
 * listens on, so its own command does the talking; the unit allows that with `NotifyAccess=all`.
 */
export function tellReady({ NOTIFY_SOCKET, PATH }: Environment, log: Log): void {
  if (!NOTIFY_SOCKET) return;
  execFile('systemd-notify', ['READY=1'], { env: { PATH, NOTIFY_SOCKET } }, (error) => {
    if (error) log('server.error', describeError(error));
  });
}
