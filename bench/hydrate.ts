import { launchBrowser, openPhone, openStanding, SLOWER } from './browser.ts';
import { traced, type TraceEvent } from './devtools.ts';
import { KINDS } from './kinds.ts';
import { freePort } from '../tests/site/free-port.ts';
import { median, showResults } from './results.ts';
import { serveMeasured } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Milliseconds; only the time that a task takes beyond this is felt, and counts as blocking. */
const FELT = 50;

type Figures = { longest: number; blocking: number; unpainted: number; main: number };

/**
 * `npm run bench -- hydrate`: what blocks the main thread on the way to a running application, and all of its work
 * until a second later, with and without motion. Counted is the thread's own processor time: by the clock the same
 * page took twice as long beside other work.
 */
export async function run(): Promise<void> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const site = await serveMeasured();
  try {
    const rows = [];
    for (const path of KINDS) {
      const runs: Figures[] = [];
      const still: Figures[] = [];
      for (let count = 0; count < RUNS; count++) {
        runs.push(await measure(port, site.origin + path, true));
        still.push(await measure(port, site.origin + path, false));
      }
      const main = [runs, still].map((each) => median(each.map((figures) => figures.main)));
      rows.push({
        page: path,
        'longest task (ms)': Math.round(median(runs.map(({ longest }) => longest))),
        'blocking (≤ 50 ms)': Math.round(median(runs.map(({ blocking }) => blocking))),
        'before the paint': Math.round(median(runs.map(({ unpainted }) => unpainted))),
        'main thread (ms)': Math.round(main[0]!),
        'without motion': Math.round(main[1]!),
        'ratio (≤ 1.2)': (main[0]! / main[1]!).toFixed(2),
      });
    }
    showResults('hydrate', `median of ${RUNS}; processor time × ${SLOWER}, no debugger`, rows);
  } finally {
    await browser.close();
    await site.end();
  }
}

async function measure(port: number, url: string, moves: boolean): Promise<Figures> {
  const tab = await openPhone(port, { moves });
  const events = await traced(tab, ['toplevel', 'loading'], () => openStanding(tab, url));
  await tab.close();
  return figuresOf(events);
}

function figuresOf(events: TraceEvent[]): Figures {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page was not painted.');
  const tasks = events
    .filter(
      ({ name, ph, pid, tid }) =>
        name.endsWith('RunTask') && ph === 'X' && pid === paint.pid && tid === paint.tid,
    )
    // Total blocking time begins with the first paint: what is not there yet cannot be touched.
    .map(({ ts, dur, tdur = 0 }) => ({ time: (tdur / 1000) * SLOWER, isPainted: ts + dur > paint.ts }));
  const [painted, unpainted] = [true, false].map((when) =>
    tasks.filter(({ isPainted }) => isPainted === when),
  );
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const blocking = (some: typeof tasks) => sum(some.map(({ time }) => Math.max(0, time - FELT)));
  return {
    longest: Math.max(0, ...tasks.map(({ time }) => time)),
    blocking: blocking(painted!),
    unpainted: blocking(unpainted!),
    main: sum(tasks.map(({ time }) => time)),
  };
}
