import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

function setUp() {
  const state = { now: 10_000, asked: 0, check: async () => {} };
  const check = () => {
    state.asked++;
    return state.check();
  };
  return { state, readiness: createReadiness(check, () => state.now) };
}

const notReady = async () => {
  throw new RangeError('full');
};

test('a flood of questions is one question a second, whatever the answer and wherever the clock is set', async () => {
  const { state, readiness } = setUp();
  expect(new Set(await Promise.all(Array.from({ length: 1_000 }, readiness)))).toEqual(new Set([undefined]));
  state.check = notReady;
  state.now += 999;
  expect(await readiness()).toBeUndefined();
  expect(state.asked).toBe(1);
  state.now += 1;
  expect(await readiness()).toBe('RangeError');
  state.now -= 5_000;
  await readiness();
  expect(state.asked).toBe(3);
});

test('an answer that takes long is waited for by all, and no second one asked for', async () => {
  const { state, readiness } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.check = () => promise;
  const first = readiness();
  state.now += 5_000;
  const second = readiness();
  expect(state.asked).toBe(1);
  resolve();
  expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
});
