import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = Record<string, string | number>;

const FOLDER = join('.cache', 'bench');

/** Prints a table, and keeps the same rows as JSON for whoever wants to compare. */
export function showResults(name: string, conditions: string, rows: Row[]): void {
  console.log(`\n${name}: ${conditions}\n`);
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]!.length)),
  );
  const line = (texts: string[]) =>
    texts
      .map((text, index) => (index === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[index]!)))
      .join('  ');
  console.log(line(columns));
  for (const row of cells) console.log(line(row));
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ name, conditions, rows }, null, 1)}\n`);
  console.log(`\n${file}`);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
