import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test(
  'a word that the spelling check does not know is told with the place to add it',
  { timeout: 60_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'wort-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'text.md');
    writeFileSync(file, 'Ein Text.\n\nDarin ein Schmurgelwort und eine Email.\n');
    const { stdout, status } = spawnSync(
      process.execPath,
      ['node_modules/cspell/bin.mjs', 'lint', '--no-progress', '--config', 'cspell.config.yaml', file],
      { encoding: 'utf8' },
    );
    expect(stdout).toMatch(/text\.md:3 {2}Schmurgelwort: .+ content\/woerter\.txt /);
    expect(stdout).toMatch(/text\.md:3 {2}Email: (?!.*woerter)/);
    expect(status).toBe(1);
  },
);
