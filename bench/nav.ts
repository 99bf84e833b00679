import type { Browser, Page } from '@playwright/test';
import { launchBrowser, PHONE, throttle } from './browser.ts';
import { startFloor } from './floor.ts';
import { median, showResults } from './results.ts';
import { runSite } from '../tests/site/run-site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const STEPS: [from: string, to: string][] = [
  ['/lexikon/', '/lexikon/api/'],
  ['/lexikon/', '/kontakt/'],
  ['/lexikon/api/', '/blog/'],
  ['/impressum/', '/leistungen/seo/'],
];

/**
 * `npm run bench -- nav`: from the click to the first frame that shows the next page's heading, and
 * beside it the same step between the same documents without script and fonts.
 */
export async function run(): Promise<void> {
  const site = await runSite({ withoutLog: true });
  const floor = await startFloor();
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const [from, to] of STEPS) {
      const prefetched: number[] = [];
      const cold: number[] = [];
      const plain: number[] = [];
      for (let count = 0; count < RUNS; count++) {
        prefetched.push(await step(browser, site.origin, from, to, true));
        cold.push(await step(browser, site.origin, from, to, false));
        plain.push(await plainStep(browser, floor.origin, from, to));
      }
      rows.push({
        from,
        to,
        'prefetched (≤ 100 ms)': Math.round(median(prefetched)),
        'not prefetched (≤ 400 ms)': Math.round(median(cold)),
        'plain document': Math.round(median(plain)),
        'prefetched/plain': (median(prefetched) / median(plain)).toFixed(2),
      });
    }
    showResults('nav', `ms, median of ${RUNS}; 1.6 Mbit/s, 150 ms, CPU 4 × slower`, rows);
  } finally {
    await browser.close();
    await site.end();
    floor.stop();
  }
}

async function step(browser: Browser, origin: string, from: string, to: string, ahead: boolean) {
  const page = await browser.newPage(PHONE);
  try {
    await page.goto(origin + from, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
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
