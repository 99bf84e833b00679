import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { startFloor } from './floor.ts';
import { KINDS } from './kinds.ts';
import { freePort } from '../tests/site/free-port.ts';
import { median, showResults, type Row } from './results.ts';
import { serveMeasured } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Figures = { scores: number[]; lcp: number; cls: number; tbt: number };

/**
 * `npm run bench -- pages [URL …]`: Lighthouse as on a phone, with simulated throttling. Beside each
 * page its floor is measured: the same document without script and fonts.
 */
export async function run(urls: string[]): Promise<void> {
  const debuggingPort = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`);
  const site = await serveMeasured();
  const floor = await startFloor();
  try {
    const rows: Row[] = [];
    const targets = urls.length > 0 ? urls : KINDS.map((path) => site.origin + path);
    for (const url of targets) {
      const page = await measure(url, debuggingPort);
      const isOurs = url.startsWith(site.origin);
      const reference = isOurs
        ? await measure(floor.origin + new URL(url).pathname, debuggingPort)
        : undefined;
      rows.push({
        page: isOurs ? new URL(url).pathname : url,
        'perf/a11y/best/seo': page.scores.join('/'),
        'LCP (≤ 0.9 s)': (page.lcp / 1000).toFixed(2),
        floor: reference ? (reference.lcp / 1000).toFixed(2) : '',
        '× floor (≤ 1.25)': reference ? (page.lcp / reference.lcp).toFixed(2) : '',
        CLS: page.cls.toFixed(3),
        'TBT (≤ 50 ms)': Math.round(page.tbt),
      });
    }
    showResults('pages', `Lighthouse, mobile, simulated throttling, median of ${RUNS}`, rows);
  } finally {
    await browser.close();
    await site.end();
    floor.stop();
  }
}

async function measure(url: string, port: number): Promise<Figures> {
  const runs: Figures[] = [];
  for (let count = 0; count < RUNS; count++) {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const { categories, audits } = result!.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    runs.push({
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
    });
  }
  const of = (pick: (figures: Figures) => number) => median(runs.map(pick));
  return {
    scores: CATEGORIES.map((_, index) => of(({ scores }) => scores[index]!)),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
  };
}
