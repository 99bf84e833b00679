import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const policy = readFileSync('SECURITY.md', 'utf8');

test('every test that the security policy relies on is there', () => {
  const named = [...policy.matchAll(/`((?:server|tests)\/[\w/.-]+\.ts)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('the policy goes through all chapters of ASVS 5, and nothing is open without a reason', () => {
  const rows = [...policy.matchAll(/^\| V(\d+) [^|]+\| ([^|]+?) +\| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 17 }, (_, i) => i + 1));
  for (const [, number, state, where] of rows) {
    expect(state, `V${number}`).toMatch(/^(?:fulfilled|not applicable)/);
    expect(state!.includes(' but '), `V${number}`).toBe(where!.includes('**Open**: '));
  }
});
