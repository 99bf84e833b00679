/** As systemd numbers what it hands over: after stdin, stdout and stderr. */
const FIRST = 3;

/**
 * The socket that systemd opened for us (`website.socket`) and keeps open while one process takes over from
 * another: whoever connects meanwhile waits instead of being refused. `undefined` where we open our own.
 */
export function inheritedSocket(env: Record<string, string | undefined>, pid: number): number | undefined {
  // A process that systemd did not start itself may have inherited the variables alone.
  return env.LISTEN_PID === String(pid) && Number(env.LISTEN_FDS) >= 1 ? FIRST : undefined;
}
