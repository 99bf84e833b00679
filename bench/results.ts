import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join('.cache', 'bench');

/** Prints a table, and keeps the same rows as JSON for whoever wants to compare. */
export function showResults(name: string, conditions: string, rows: Record<string, string | number>[]): void {
  console.log(`\n${name}: ${conditions}`);
  console.table(rows);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify({ name, conditions, rows }, null, 1)}\n`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
