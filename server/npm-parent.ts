/** Scripts that are meant to run until somebody ends them. */
const LASTING = new Set(['start', 'serve', 'dev']);

/** Well within the second in which the server promises to be gone. */
const LOOK_AGAIN = 100;

/**
 * npm hands a signal on to the shell that it started us with, and some shells, Debian's among them, die of it without
 * telling us: then the death of the shell is the signal.
 */
export function whenNpmEnds(act: () => void): void {
  if (!LASTING.has(process.env.npm_lifecycle_event ?? '')) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    act();
  }, LOOK_AGAIN).unref();
}
