import { describe, expect, test } from 'vitest';
import { BODY_PARSERS, HEAD_INPUTS, HEAD_PARSERS, INPUTS, LARGE, type Parser } from './test-parsers.ts';

/**
 * Every parser reads one text of 64 KiB (`LARGE`), then 64 texts of 1 KiB. A pattern that tries again behind
 * every character takes 64 times as long for the large one; the ratio of the two times shows it on a slow
 * machine as well. The figures: `npm run bench -- growth`.
 */
const SMALL = 1_024;
/** More rounds than the garbage collector can disturb; as a rule the first one is good enough. */
const ROUNDS = 8;
/** Limit of the ratio: 1 is linear, the rest is room for a busy machine. A pattern that tries again comes to 64. */
const MOST = 6;
/** Times below this are too short to compare: they say more about the clock than about the parser. */
const NEGLIGIBLE_MS = 5;

describe('headers', () => {
  test.each(HEAD_INPUTS)('of $name', ({ make }) => staysLinear(HEAD_PARSERS, make));
});

describe('bodies', () => {
  test.each(INPUTS)('of $name', ({ make }) => staysLinear(BODY_PARSERS, make));
});

async function staysLinear(parsers: Parser[], make: (size: number) => string): Promise<void> {
  const [large, small] = [make(LARGE), make(SMALL)];
  for (const { name, parse } of parsers) {
    await parse(large);
    let [once, inParts, ratio] = [Infinity, Infinity, Infinity];
    for (let round = 0; round < ROUNDS && ratio >= MOST; round++) {
      once = Math.min(once, await timeOf(() => parse(large)));
      if (once <= NEGLIGIBLE_MS) break;
      const parts = await timeOf(async () => {
        for (let size = 0; size < LARGE; size += SMALL) await parse(small);
      });
      inParts = Math.min(inParts, parts);
      ratio = once / Math.max(inParts, NEGLIGIBLE_MS);
    }
    if (once <= NEGLIGIBLE_MS) continue;
    expect(ratio, `${name}: ${inParts.toFixed(1)} → ${once.toFixed(1)} ms`).toBeLessThan(MOST);
  }
}

/** In milliseconds of this thread's own work: on a busy machine the clock counts everybody else's, too. */
async function timeOf(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
