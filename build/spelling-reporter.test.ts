import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const CSPELL = 'node_modules/cspell/bin.mjs';

test('a word that the spelling check does not know is told with the place to add it', () => {
  const file = `stdin://${resolve('content/blog/probe.md')}`;
  const { stdout, status } = spawnSync(process.execPath, [CSPELL, 'lint', '--no-progress', file], {
    input: 'Ein Text.\n\nDarin ein Schmurgelwort und eine Email.\n',
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/probe\.md:3 {2}Schmurgelwort: .+ content\/woerter\.txt /);
  expect(stdout).toMatch(/probe\.md:3 {2}Email: (?!.*woerter)/);
  expect(status).toBe(1);
});
