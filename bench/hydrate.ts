import { launchBrowser, PHONE } from './browser.ts';
import { openTab } from './devtools.ts';
import { KINDS } from './kinds.ts';
import { freePort } from '../tests/site/free-port.ts';
import { median, showResults } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);

type Figures = { ready: number; longest: number; blocking: number; unpainted: number; main: number };

/**
 * `npm run bench -- hydrate`: from the start of the navigation until the application runs, what blocks the
 * main thread on the way, and all of its work until a second later, with and without motion.
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
        'interactive (ms)': Math.round(median(runs.map(({ ready }) => ready))),
        'longest task (ms)': Math.round(median(runs.map(({ longest }) => longest))),
        'blocking (≤ 50 ms)': Math.round(median(runs.map(({ blocking }) => blocking))),
        'before the paint': Math.round(median(runs.map(({ unpainted }) => unpainted))),
        'main thread (ms)': Math.round(main[0]!),
        'without motion': Math.round(main[1]!),
        'ratio (≤ 1.2)': (main[0]! / main[1]!).toFixed(2),
      });
    }
    showResults('hydrate', `median of ${RUNS}; CPU 4 × slower, network as it is, no debugger`, rows);
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
  await tab.send('Performance.enable');
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})()` });
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url });
  await loaded;
  const { result } = (await tab.send('Runtime.evaluate', {
    expression: 'figures',
    awaitPromise: true,
    returnByValue: true,
  })) as { result: { value: Omit<Figures, 'main'> } };
  const { metrics } = (await tab.send('Performance.getMetrics')) as {
    metrics: { name: string; value: number }[];
  };
  await tab.close();
  return { ...result.value, main: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000 };
}

/** Runs in the page before anything of it. */
function watch() {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  // Total blocking time begins with the first paint: what is not there yet cannot be touched.
  const figuresOf = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const isPainted = ({ startTime, duration }: PerformanceEntry) => startTime + duration > paint;
    const blockingOf = (some: PerformanceEntry[]) =>
      some.reduce((sum, { duration }) => sum + duration - 50, 0);
    return {
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
      blocking: blockingOf(tasks.filter(isPainted)),
      unpainted: blockingOf(tasks.filter((task) => !isPainted(task))),
    };
  };
  const figures = new Promise<Omit<Figures, 'main'>>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.documentElement?.dataset.app !== 'ready') return;
      observer.disconnect();
      const ready = performance.now();
      // The fonts join behind it, and the observer hears of a task a moment after its end.
      setTimeout(() => resolve({ ready, ...figuresOf() }), 1000);
    });
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
  });
  Object.assign(window, { figures });
}
