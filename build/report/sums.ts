import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '../../server/config.ts';
import { openStatistics } from '../../server/statistics/open.ts';
import { statisticsFile } from '../../server/statistics/sqlite.ts';
import type { DailySum } from '../../server/statistics/types.ts';

/** From a file that came from the server, or from this machine if it has counted. */
export async function readSums(file: string | undefined): Promise<DailySum[]> {
  if (file) return JSON.parse(readFileSync(file, 'utf8')) as DailySum[];
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(statisticsFile(config.dataDir))) return [];
  const store = await openStatistics(config);
  try {
    return await store.read('');
  } finally {
    await store.close();
  }
}
