import { execFile } from 'node:child_process';
import { describeError, type Log } from './log.ts';

type ServiceManager = {
  /**
   * The socket that systemd opened for us (`website.socket`) and keeps open while one process takes over from
   * another: whoever connects meanwhile waits instead of being refused. `undefined` where we open our own.
   */
  socket: number | undefined;
  /** From now on visitors are answered, and as long as the event loop turns, we say so. */
  ready(): void;
  stopping(): void;
};

/** As systemd numbers what it hands over: after stdin, stdout and stderr. */
const FIRST_SOCKET = 3;

/**
 * Tells systemd how it is (`Type=notify`, `WatchdogSec=`). Node has no datagram sockets of the kind that
 * systemd listens on, so its own command does the talking; the unit allows that with `NotifyAccess=all`.
 * Without systemd nothing happens.
 */
export function createServiceManager(env: Record<string, string | undefined>, log: Log): ServiceManager {
  const { LISTEN_PID, LISTEN_FDS, NOTIFY_SOCKET, WATCHDOG_USEC } = env;
  let isLate = false;
  let pulse: NodeJS.Timeout | undefined;

  function tell(state: string): void {
    if (!NOTIFY_SOCKET) return;
    execFile('systemd-notify', [state], { env: { PATH: env.PATH, NOTIFY_SOCKET } }, (error) => {
      // Once, not with every pulse.
      if (error && !isLate) log('server.error', describeError(error));
      isLate = error !== null;
    });
  }

  // A process that systemd did not start itself may have inherited the variables alone.
  const isHandedOver = LISTEN_PID === String(process.pid) && Number(LISTEN_FDS) >= 1;

  return {
    socket: isHandedOver ? FIRST_SOCKET : undefined,
    ready() {
      tell('READY=1');
      // Three in a row have to fail before we are taken for dead.
      const interval = Number(WATCHDOG_USEC ?? 0) / 1_000 / 3;
      if (interval > 0) pulse = setInterval(() => tell('WATCHDOG=1'), interval).unref();
    },
    stopping() {
      clearInterval(pulse);
      tell('STOPPING=1');
    },
  };
}
