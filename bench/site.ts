import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningSite, runSite } from '../tests/site/run-site.ts';

/** `BENCH_CHECKOUT=../before`: the build of another checkout, to compare with on the same machine. */
const checkout = process.env.BENCH_CHECKOUT ?? '.';

export const serveMeasured = (launcher: string[] = []): Promise<RunningSite> =>
  runSite({ launcher, withoutLog: true, folder: checkout, program: join(checkout, 'server/main.ts') });

export const isMeasured = (path: string): boolean =>
  existsSync(join(checkout, 'dist', 'public', path, 'index.html'));
