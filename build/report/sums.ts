import { existsSync, readFileSync } from 'node:fs';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/outbox/open.ts';
import { outboxFile } from '../../server/outbox/sqlite.ts';
import { createSums, type DailySum } from '../../server/statistics/sums.ts';

/** From a file that came from the server, or from this machine if it has counted. */
export async function readSums(file: string | undefined): Promise<DailySum[]> {
  if (file) return sumsIn(file);
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(outboxFile(config.dataDir))) return [];
  const database = await openDatabase(config);
  try {
    return await createSums(database).read('');
  } finally {
    await database.close();
  }
}

/** Throws an error with a German sentence. */
function sumsIn(file: string): DailySum[] {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  // What Windows' PowerShell writes behind `>` is UTF-16.
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
  try {
    const sums = JSON.parse(text) as DailySum[];
    if (sums.every(({ day, amount }) => /^\d{4}-\d\d-\d\d$/.test(day) && amount >= 0)) return sums;
  } catch {
    // No JSON, or no list of sums: the error below says so.
  }
  throw new Error(`In ${file} stehen keine Zahlen. Gemeint ist, was website-stats 90 --json ausgibt.`);
}
