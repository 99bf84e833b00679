import { freePort } from '../tests/site/free-port.ts';
import { launchBrowser, openPhone, openStanding, SLOWER } from './browser.ts';
import { type Tab, traced } from './devtools.ts';
import { startFloor } from './floor.ts';
import { KINDS } from './kinds.ts';
import { median, showResults } from './results.ts';
import { serveMeasured } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 1);
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

type Times = { prefetched: number[]; cold: number[]; plain: number[] };

/**
 * `npm run bench -- nav`: from the click to the first frame that shows the next page's heading, from every
 * kind of page to every other, and beside it one step between the documents without script and fonts.
 */
export async function run(): Promise<void> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const site = await serveMeasured();
  const floor = await startFloor();
  try {
    const rows = [];
    const all: Times = { prefetched: [], cold: [], plain: [] };
    for (const to of KINDS) {
      const times: Times = { prefetched: [], cold: [], plain: [] };
      const others = KINDS.filter((path) => path !== to);
      for (let count = 0; count < RUNS; count++) {
        for (const from of others) {
          times.prefetched.push(await prefetchedStep(port, site.origin, from, to));
          times.cold.push(await coldStep(port, site.origin, from, to));
        }
        times.plain.push(await plainStep(port, floor.origin, others.at(-1)!, to));
      }
      rows.push({ to, ...describe(times) });
      for (const kind of ['prefetched', 'cold', 'plain'] as const) all[kind].push(...times[kind]);
    }
    rows.push({ to: `all ${KINDS.length * (KINDS.length - 1)} pairs`, ...describe(all) });
    showResults(
      'nav',
      `ms, median over where one comes from, no debugger; prefetched: processor time × ${SLOWER}; ` +
        `not prefetched: by the clock, 1.6 Mbit/s, 150 ms, CPU ${SLOWER} × slower`,
      rows,
    );
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

async function open(port: number, origin: string, from: string, to: string): Promise<Tab> {
  const tab = await openPhone(port, { moves: true });
  await openStanding(tab, origin + from);
  await tab.run(ensureLink, to);
  return tab;
}

/** Nothing to wait for: what the main thread does counts by its own processor time. */
async function prefetchedStep(port: number, origin: string, from: string, to: string): Promise<number> {
  const tab = await open(port, origin, from, to);
  await tab.run(touch, to);
  const marks = await traced(tab, ['blink.user_timing'], async () => void (await tab.run(clickAndWait, to)));
  await tab.close();
  const [start, end] = ['clicked', 'shown'].map((name) => marks.find((mark) => mark.name === name)!.tts!);
  return ((end! - start!) / 1000) * SLOWER;
}

/** By the clock: while the line is waited for, a part of the work is done. */
async function coldStep(port: number, origin: string, from: string, to: string): Promise<number> {
  const tab = await open(port, origin, from, to);
  await slowDown(tab);
  const time = await tab.run(clickAndWait, to);
  await tab.close();
  return time;
}

async function plainStep(port: number, origin: string, from: string, to: string): Promise<number> {
  const tab = await openPhone(port, { moves: true });
  const opened = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url: origin + from });
  await opened;
  await tab.run(ensureLink, to);
  await slowDown(tab);
  const arrived = tab.next('Page.loadEventFired');
  const clicked = await tab.run((path) => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
    return performance.timeOrigin + performance.now();
  }, to);
  await arrived;
  const time = (await tab.run(firstPaint, undefined)) - clicked;
  await tab.close();
  return time;
}

async function slowDown(tab: Tab) {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', LINE);
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
function touch(path: string): Promise<void> {
  document.querySelector(`a[href="${path}"]`)!.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
  return new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
}

/** In milliseconds by the clock. */
function clickAndWait(path: string): Promise<number> {
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`)!;
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const { startTime } = performance.mark('clicked');
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!heading() || heading() === before) return;
      observer.disconnect();
      // The frame that carries the change has been handed over once a task runs behind it.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () =>
          resolve(performance.mark('shown').startTime - startTime),
        );
        channel.port1.start();
        channel.port2.postMessage('');
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    link.click();
  });
}
