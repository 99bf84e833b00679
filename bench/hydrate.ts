import { openPhone, openStanding, SLOWER, type TraceEvent } from './phone.ts';
import { median, showResults } from './results.ts';
import { pageOfEachKind, withBrowser } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Milliseconds; only the time that a task takes beyond this is felt, and counts as blocking. */
const FELT = 50;

/**
 * `npm run bench -- hydrate`: what blocks the main thread on the way to a running application, and all of its work
 * until a second later. Counted is the thread's own processor time: by the clock the same page took twice as long
 * beside other work.
 */
export const run = (): Promise<void> =>
  withBrowser(async (origin, port) => {
    const rows = [];
    for (const path of pageOfEachKind()) {
      const runs: Figures[] = [];
      for (let count = 0; count < RUNS; count++) {
        const tab = await openPhone(port);
        runs.push(
          figuresOf(await tab.traced(['toplevel', 'loading'], () => openStanding(tab, origin + path))),
        );
        await tab.close();
      }
      const middle = (name: keyof Figures) => Math.round(median(runs.map((figures) => figures[name])));
      rows.push({
        page: path,
        'longest task (ms)': middle('longest'),
        'blocking (≤ 50 ms)': middle('blocking'),
        'before the paint': middle('unpainted'),
        'main thread (ms)': middle('main'),
      });
    }
    showResults('hydrate', `median of ${RUNS}; processor time × ${SLOWER}, no debugger`, rows);
  });

type Figures = ReturnType<typeof figuresOf>;

function figuresOf(events: TraceEvent[]) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was not painted.');
  const tasks = events
    .filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
    .filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
    // Total blocking time begins with the first paint: what is not there yet cannot be touched.
    .map(({ ts, dur, tdur = 0 }) => ({ time: (tdur / 1000) * SLOWER, isPainted: ts + dur > paint.ts }));
  const sum = (times: number[]) => times.reduce((total, time) => total + time, 0);
  const blocking = (when: boolean) =>
    sum(tasks.filter(({ isPainted }) => isPainted === when).map(({ time }) => Math.max(0, time - FELT)));
  const times = tasks.map(({ time }) => time);
  return {
    longest: Math.max(0, ...times),
    blocking: blocking(true),
    unpainted: blocking(false),
    main: sum(times),
  };
}
