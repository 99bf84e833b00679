import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';
import { neededChromium } from '../tests/chromium.ts';
import { freePort } from '../tests/site/free-port.ts';
import { type RunningSite, runSite } from '../tests/site/run-site.ts';

/** `BENCH_CHECKOUT=../before`: the build of another checkout, to compare with on the same machine. */
const checkout = process.env.BENCH_CHECKOUT ?? '.';
const dist = join(checkout, 'dist');

export const serveMeasured = (launcher: string[] = []): Promise<RunningSite> =>
  runSite({ launcher, withoutLog: true, folder: checkout, program: join(checkout, 'server/main.ts') });

/** The first page of each kind: pages of one screen at one depth of the address. */
export function pageOfEachKind(): string[] {
  const { files } = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const kinds = Map.groupBy(
    files.filter(({ kind }) => kind === 'page'),
    ({ path, file }) => {
      const [screen] = / data-screen="\w+"/.exec(readFileSync(join(dist, 'public', file), 'utf8')) ?? [];
      return `${screen} ${path.split('/').length}`;
    },
  );
  return [...kinds.values()].map(([first]) => first!.path);
}

/** The site and a browser that draws, which answers at a port of its own, until the work is done. */
export async function withBrowser(work: (origin: string, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: neededChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  const site = await serveMeasured();
  try {
    await work(site.origin, port);
  } finally {
    await browser.close();
    await site.end();
  }
}
