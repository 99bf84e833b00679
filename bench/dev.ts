import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { neededChromium } from '../tests/chromium.ts';
import { copyProject } from '../tests/site/copy-project.ts';
import { runSite } from '../tests/site/run-site.ts';
import { median, showResults } from './results.ts';

const CHANGES = 8;
const ENTRY = 'content/lexikon/cors.md';

/** `npm run bench -- dev`: how long an author waits for the development server, in milliseconds. */
export async function run(): Promise<void> {
  const root = copyProject('bench-dev');
  const browser = await chromium.launch({ executablePath: neededChromium(), args: ['--no-sandbox'] });
  const start = performance.now();
  const site = await runSite({ folder: root, program: 'build/dev.ts' });
  const since = (from: number) => Math.round(performance.now() - from);
  const started = since(start);
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/lexikon/cors/`);
    const opened = since(start);
    await page.waitForSelector('html[data-app=ready]', { timeout: 0 });
    const file = join(root, ENTRY);
    const source = readFileSync(file, 'utf8');
    const waits: number[] = [];
    for (let number = 0; number < CHANGES; number++) {
      const words = `Neue Worte ${number}`;
      const saved = performance.now();
      writeFileSync(file, source.replace(/\n## .*/, `\n## ${words}`));
      await page.locator('.prose h2', { hasText: words }).waitFor({ timeout: 0 });
      waits.push(since(saved));
    }
    showResults('dev', `ms; median of ${CHANGES} changes`, [
      {
        'to the address': started,
        'to the first page': opened,
        'from a saved text to the open page': median(waits),
      },
    ]);
  } finally {
    await browser.close();
    await site.end();
    rmSync(root, { recursive: true, force: true });
  }
}
