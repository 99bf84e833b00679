import type { Browser, Page } from '@playwright/test';
import { launchBrowser, PHONE, throttle } from './browser.ts';
import { startFloor } from './floor.ts';
import { KINDS } from './kinds.ts';
import { median, showResults } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 1);

type Times = { prefetched: number[]; cold: number[]; plain: number[] };

/**
 * `npm run bench -- nav`: from the click to the first frame that shows the next page's heading, from every
 * kind of page to every other, and beside it one step between the documents without script and fonts.
 */
export async function run(): Promise<void> {
  const site = await runSite({ withoutLog: true });
  const floor = await startFloor();
  const browser = await launchBrowser();
  try {
    const rows = [];
    const all: Times = { prefetched: [], cold: [], plain: [] };
    for (const to of KINDS) {
      const times: Times = { prefetched: [], cold: [], plain: [] };
      for (let count = 0; count < RUNS; count++) {
        for (const from of KINDS.filter((path) => path !== to)) {
          times.prefetched.push(await step(browser, site.origin, from, to, true));
          times.cold.push(await step(browser, site.origin, from, to, false));
        }
        times.plain.push(
          await plainStep(
            browser,
            floor.origin,
            KINDS.findLast((path) => path !== to)!,
            to,
          ),
        );
      }
      rows.push({ to, ...describe(times) });
      for (const kind of ['prefetched', 'cold', 'plain'] as const) all[kind].push(...times[kind]);
    }
    rows.push({ to: `all ${KINDS.length * (KINDS.length - 1)} pairs`, ...describe(all) });
    showResults('nav', 'ms, median over where one comes from; 1.6 Mbit/s, 150 ms, CPU 4 × slower', rows);
  } finally {
    await browser.close();
    await site.end();
    floor.stop();
  }
}

function describe({ prefetched, cold, plain }: Times) {
  return {
    'prefetched (≤ 100 ms)': Math.round(median(prefetched)),
    'slowest ': Math.round(Math.max(...prefetched)),
    'not prefetched (≤ 400 ms)': Math.round(median(cold)),
    slowest: Math.round(Math.max(...cold)),
    'plain document': Math.round(median(plain)),
  };
}

async function step(browser: Browser, origin: string, from: string, to: string, ahead: boolean) {
  const page = await browser.newPage(PHONE);
  try {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    await page.evaluate(ensureLink, to);
    await throttle(page, { network: true });
    if (ahead) {
      await touch(page, to);
      await page.waitForLoadState('networkidle');
    }
    return await page.evaluate(clickAndWait, to);
  } finally {
    await page.close();
  }
}

async function plainStep(browser: Browser, origin: string, from: string, to: string) {
  const page = await browser.newPage(PHONE);
  try {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.evaluate(ensureLink, to);
    await throttle(page, { network: true });
    const arrived = page.waitForURL(origin + to, { waitUntil: 'load' });
    const clicked = await page.evaluate((path) => {
      document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      return performance.timeOrigin + performance.now();
    }, to);
    await arrived;
    return (await page.evaluate(firstPaint)) - clicked;
  } finally {
    await page.close();
  }
}

/** Not every kind of page links to every other: a visitor would have one in the text. */
function ensureLink(path: string): void {
  if (document.querySelector(`a[href="${path}"]`)) return;
  const link = document.createElement('a');
  link.href = path;
  document.querySelector('main')!.append(link);
}

const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(performance.timeOrigin + paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

/** What a finger does before it lifts: the page loads ahead. */
const touch = (page: Page, to: string) =>
  page.evaluate((path) => {
    const link = document.querySelector(`a[href="${path}"]`);
    link?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
    return new Promise((resolve) => setTimeout(resolve, 1500));
  }, to);

function clickAndWait(path: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`)!;
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      // The frame that carries the change has been handed over once a task runs behind it.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => resolve(performance.now() - start));
        channel.port1.start();
        channel.port2.postMessage('');
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}
