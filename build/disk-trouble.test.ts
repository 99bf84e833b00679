import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diskTrouble } from './disk-trouble.ts';

/** The error with which the system refuses to make this folder, even to root. */
function refusalOf(path: string): unknown {
  try {
    mkdirSync(path);
  } catch (error) {
    return error;
  }
}

test('what may not be read or written is told with a remedy, a mistake of ours is not', () => {
  expect(diskTrouble(refusalOf('/sys/dist.neu'))).toMatch(
    /^\/sys\/dist\.neu lässt sich nicht .+ sudo chown /,
  );
  expect(diskTrouble(refusalOf('/'))).toBeUndefined();
  expect(diskTrouble(new TypeError('x is undefined'))).toBeUndefined();
});
