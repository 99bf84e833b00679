import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../tests/site/copy-project.ts';
import { runSite } from '../tests/site/run-site.ts';
import { launchBrowser } from './browser.ts';
import { median, type Row, showResults } from './results.ts';

const CHANGES = 8;
const ENTRY = 'content/lexikon/cors.md';

/**
 * `npm run bench -- dev`: how long an author waits for the development server. From the start
 * to the address, to the first page, and from the saved file to the new words in the open page.
 */
export async function run(): Promise<void> {
  const root = copyProject('bench-dev');
  const browser = await launchBrowser();
  const start = performance.now();
  const site = await runSite({ folder: root, program: 'build/dev.ts' });
  const since = (from: number) => Math.round(performance.now() - from);
  const rows: Row[] = [{ what: 'from the command to the address', ms: since(start) }];
  try {
    const asked = performance.now();
    await (await fetch(`${site.origin}/`)).text();
    rows.push({ what: 'the first page, asked for at once', ms: since(asked) });

    const page = await browser.newPage();
    await page.goto(`${site.origin}/lexikon/cors/`);
    await page.waitForSelector('html[data-app=ready]', { timeout: 120_000 });
    const file = join(root, ENTRY);
    const source = readFileSync(file, 'utf8');
    const waits: number[] = [];
    for (let number = 0; number < CHANGES; number++) {
      const words = `Neue Worte ${number}`;
      const saved = performance.now();
      writeFileSync(file, source.replace(/\n## .*/, `\n## ${words}`));
      await page.waitForFunction((text) => document.querySelector('.prose h2')?.textContent === text, words, {
        polling: 10,
        timeout: 60_000,
      });
      waits.push(since(saved));
    }
    rows.push({ what: 'from a saved text to its words in the page, median', ms: median(waits) });
    rows.push({ what: 'the slowest', ms: Math.max(...waits) });
  } finally {
    await browser.close();
    await site.end();
    rmSync(root, { recursive: true, force: true });
  }
  showResults('dev', `${CHANGES} changes; load of the machine ${loadavg()[0]!.toFixed(1)}`, rows);
}
