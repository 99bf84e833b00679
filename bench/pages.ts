import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median, showResults } from './results.ts';
import { pageOfEachKind, withBrowser } from './site.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
/** What the text and the pictures alone cost: the reference for the largest paint. */
const WITHOUT_SCRIPT_AND_FONTS = ['--blocked-url-patterns=*.js', '--blocked-url-patterns=*.woff2'];

/** `npm run bench -- pages [URL …]`: Lighthouse as on a phone, with simulated throttling. */
export async function run(urls: string[]): Promise<void> {
  if (!existsSync(LIGHTHOUSE)) return console.error('Lighthouse is missing: npm ci --prefix bench');
  await withBrowser(async (origin, port) => {
    const rows = [];
    for (const url of urls.length > 0 ? urls : pageOfEachKind().map((path) => origin + path)) {
      const page = await measure(url, port);
      const floor = await measure(url, port, WITHOUT_SCRIPT_AND_FONTS);
      rows.push({
        page: url.replace(origin, ''),
        'perf/a11y/best/seo': page.scores.join('/'),
        'LCP (≤ 0.9 s)': (page.lcp / 1000).toFixed(2),
        floor: (floor.lcp / 1000).toFixed(2),
        '× floor (≤ 1.25)': (page.lcp / floor.lcp).toFixed(2),
        CLS: page.cls.toFixed(3),
        'TBT (≤ 50 ms)': Math.round(page.tbt),
      });
    }
    showResults('pages', `Lighthouse, mobile, simulated throttling, median of ${RUNS}`, rows);
  });
}

type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

async function measure(url: string, port: number, options: string[] = []) {
  const results: Result[] = [];
  for (let count = 0; count < RUNS; count++) results.push(await lighthouse(url, port, options));
  const middle = (pick: (result: Result) => number | null | undefined) =>
    median(results.map((result) => pick(result) ?? Number.NaN));
  return {
    scores: CATEGORIES.map((name) => Math.round(100 * middle(({ categories }) => categories[name]?.score))),
    lcp: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue),
    cls: middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    tbt: middle(({ audits }) => audits['total-blocking-time']?.numericValue),
  };
}

async function lighthouse(url: string, port: number, options: string[]): Promise<Result> {
  const args = [url, `--port=${port}`, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join()}`];
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, ...args, ...options], {
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout) as Result;
}
