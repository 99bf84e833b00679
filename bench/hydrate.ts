import { launchBrowser, PHONE } from './browser.ts';
import { openTab, type Tab } from './devtools.ts';
import { KINDS } from './kinds.ts';
import { freePort } from '../tests/site/free-port.ts';
import { median, showResults } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** A mid-range phone takes about so many times as long for the same work. */
const SLOWER = 4;
/** Milliseconds; a longer task is felt, by what it takes more. */
const FELT = 50;

type Figures = { longest: number; blocking: number; unpainted: number; main: number };
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
};

/**
 * `npm run bench -- hydrate`: what blocks the main thread on the way to a running application, and all of its work
 * until a second later, with and without motion. Counted is the thread's own processor time: by the clock the same
 * page took twice as long beside other work.
 */
export async function run(): Promise<void> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const site = await runSite({ withoutLog: true });
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
  const tab = await openTab(port);
  const { width, height } = PHONE.viewport;
  await tab.send('Page.enable');
  await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: true });
  const features = [{ name: 'prefers-reduced-motion', value: moves ? 'no-preference' : 'reduce' }];
  await tab.send('Emulation.setEmulatedMedia', { features });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  const events = await traced(tab, async () => {
    const loaded = tab.next('Page.loadEventFired');
    await tab.send('Page.navigate', { url });
    await loaded;
    await tab.send('Runtime.evaluate', { expression: 'standing', awaitPromise: true });
  });
  await tab.close();
  return figuresOf(events);
}

async function traced(tab: Tab, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await tab.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'loading'] } });
  await during();
  const complete = tab.next('Tracing.tracingComplete');
  await tab.send('Tracing.end');
  await complete;
  return events;
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

/** Runs in the page before anything of it. */
function watch() {
  const standing = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.documentElement?.dataset.app !== 'ready') return;
      observer.disconnect();
      // The fonts join behind it, and what waits for them is laid out.
      setTimeout(resolve, 1000);
    });
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
  });
  Object.assign(window, { standing });
}
