import { execFile } from 'node:child_process';
import { describeError, type Log } from './log.ts';

export type ServiceManager = {
  /** From now on visitors are answered, and as long as the event loop turns, we say so. */
  ready(): void;
  stopping(): void;
};

/**
 * Tells systemd how it is (`Type=notify`, `WatchdogSec=`). Node has no datagram sockets of the kind that
 * systemd listens on, so its own command does the talking; the unit allows that with `NotifyAccess=all`.
 * Without systemd nothing happens.
 */
export function createServiceManager(env: Record<string, string | undefined>, log: Log): ServiceManager {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = env;
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

  return {
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
