import { existsSync, readFileSync } from 'node:fs';
import type { DailySum } from '../../server/statistics/sums.ts';

/** What `npm run stats -- --json` gave on the server. Throws an error with a German sentence. */
export function readSums(file: string): DailySum[] {
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
