import { openPhone, openStanding, SLOWER, type Tab } from './phone.ts';
import { median, showResults } from './results.ts';
import { pageOfEachKind, withBrowser } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 1);
const ORIGINS = 3;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};

/**
 * `npm run bench -- nav`: from the click to the first frame that shows the next page's heading, to every kind of page
 * from three others.
 */
export const run = (): Promise<void> =>
  withBrowser(async (origin, port) => {
    const kinds = pageOfEachKind();
    const rows = [];
    for (const to of kinds) {
      const prefetched: number[] = [];
      const cold: number[] = [];
      for (let count = 0; count < RUNS; count++) {
        for (const from of kinds.filter((path) => path !== to).slice(0, ORIGINS)) {
          prefetched.push(await step(port, origin + from, to, prefetchedTime));
          cold.push(await step(port, origin + from, to, coldTime));
        }
      }
      rows.push({
        to,
        'prefetched (≤ 100 ms)': Math.round(median(prefetched)),
        'its slowest': Math.round(Math.max(...prefetched)),
        'not prefetched (≤ 400 ms)': Math.round(median(cold)),
        slowest: Math.round(Math.max(...cold)),
      });
    }
    showResults(
      'nav',
      `ms, median over where one comes from, no debugger; prefetched: processor time × ${SLOWER}; ` +
        `not prefetched: by the clock, 1.6 Mbit/s, 150 ms, CPU ${SLOWER} × slower`,
      rows,
    );
  });

async function step(
  port: number,
  from: string,
  to: string,
  measure: (tab: Tab, to: string) => Promise<number>,
): Promise<number> {
  const tab = await openPhone(port);
  await openStanding(tab, from);
  await tab.run(ensureLink, to);
  const time = await measure(tab, to);
  await tab.close();
  return time;
}

/** Nothing to wait for: what the main thread does counts by its own processor time. */
async function prefetchedTime(tab: Tab, to: string): Promise<number> {
  await tab.run(touch, to);
  const marks = await tab.traced(['blink.user_timing'], () => tab.run(clickAndWait, to));
  const at = (name: string) => marks.find((mark) => mark.name === name)!.tts!;
  return ((at('shown') - at('clicked')) / 1000) * SLOWER;
}

/** By the clock: while the line is waited for, a part of the work is done. */
async function coldTime(tab: Tab, to: string): Promise<number> {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', LINE);
  return tab.run(clickAndWait, to);
}

/** Not every kind of page links to every other: a visitor would have one in the text. */
function ensureLink(path: string): void {
  if (document.querySelector(`a[href="${path}"]`)) return;
  const link = document.createElement('a');
  link.href = path;
  document.querySelector('main')!.append(link);
}

/** What a finger does before it lifts: the page loads ahead. */
function touch(path: string): Promise<void> {
  const link = document.querySelector(`a[href="${path}"]`)!;
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }));
  return new Promise((resolve) => void setTimeout(resolve, 500));
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
