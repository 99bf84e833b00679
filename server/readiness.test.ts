import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

function setUp() {
  const state = { now: 10_000, asked: 0, answer: async () => true };
  const isReady = createReadiness(
    () => {
      state.asked++;
      return state.answer();
    },
    () => state.now,
  );
  return { state, isReady };
}

test('a flood of questions is one question a second', async () => {
  const { state, isReady } = setUp();
  expect(await Promise.all(Array.from({ length: 1_000 }, isReady))).toEqual(Array(1_000).fill(true));
  state.answer = async () => false;
  state.now += 999;
  expect(await isReady()).toBe(true);
  expect(state.asked).toBe(1);
  state.now += 1;
  expect(await isReady()).toBe(false);
  expect(state.asked).toBe(2);
});

test('an answer that takes long is waited for by all, and no second one asked for', async () => {
  const { state, isReady } = setUp();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  state.answer = () => promise;
  const first = isReady();
  state.now += 5_000;
  const second = isReady();
  expect(state.asked).toBe(1);
  resolve(false);
  expect(await Promise.all([first, second])).toEqual([false, false]);
  state.answer = async () => true;
  expect(await isReady()).toBe(true);
});

test('a clock that is put back does not make an old answer last', async () => {
  const { state, isReady } = setUp();
  await isReady();
  state.now -= 5_000;
  await isReady();
  expect(state.asked).toBe(2);
});
