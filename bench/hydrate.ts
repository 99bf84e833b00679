import { launchBrowser, PHONE, throttle } from './browser.ts';
import { median, report } from './report.ts';
import { startSite } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PATHS = [
  '/',
  '/leistungen/programmierung/',
  '/lexikon/',
  '/lexikon/api/',
  '/blog/api-entwicklung/',
  '/kontakt/',
];

/** `npm run bench -- hydrate`: from the start of the navigation until the application runs. */
export async function run(): Promise<void> {
  const site = await startSite();
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const path of PATHS) {
      const ready: number[] = [];
      const longest: number[] = [];
      for (let count = 0; count < RUNS; count++) {
        const page = await browser.newPage(PHONE);
        await page.addInitScript(watch);
        await throttle(page, { network: false });
        await page.goto(site.origin + path, { waitUntil: 'load' });
        await page.waitForFunction(() => (window as never as { ready: number }).ready > 0);
        const figures = await page.evaluate(async () => {
          // The observer hears of a task a moment after its end.
          await new Promise((resolve) => setTimeout(resolve, 300));
          const { ready, tasks } = window as never as { ready: number; tasks: number[] };
          return { ready, tasks };
        });
        ready.push(figures.ready);
        longest.push(Math.max(0, ...figures.tasks));
        await page.close();
      }
      rows.push({
        page: path,
        'interactive (ms)': Math.round(median(ready)),
        'longest task (≤ 120 ms)': Math.round(median(longest)),
      });
    }
    report('hydrate', `median of ${RUNS}; CPU 4 × slower, network as it is`, rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Runs in the page before anything of it. */
function watch() {
  const figures = Object.assign(window, { ready: 0, tasks: [] as number[] });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.app !== 'ready' || figures.ready) return;
    figures.ready = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-app'] });
}
