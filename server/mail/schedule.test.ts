import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../clock.ts';
import { nextAttempt } from './schedule.ts';

const evenly = () => 0.5;

/** All attempts of a message that always fails, as minutes after the first. */
function attemptsOfAFailure(random: () => number): number[] {
  const times = [0];
  for (;;) {
    const next = nextAttempt(times.length, 0, times.at(-1)!, random);
    if (next === undefined) return times.map((time) => time / MINUTE);
    times.push(next);
  }
}

test('at 0, 1, 5, 15, 30 and 60 minutes, then every two hours for five days', () => {
  const minutes = attemptsOfAFailure(evenly);
  expect(minutes.slice(0, 8)).toEqual([0, 1, 5, 15, 30, 60, 180, 300]);
  expect(minutes.at(-1)).toBeGreaterThan((5 * DAY - 2 * HOUR) / MINUTE);
  expect(minutes.at(-1)).toBeLessThanOrEqual((5 * DAY) / MINUTE);
});

test.each([0, 0.999])('chance (%d) moves each by a tenth of the wait at most', (chance) => {
  const [start, first, second] = attemptsOfAFailure(() => chance);
  expect(start).toBe(0);
  expect(Math.abs(first! - 1)).toBeLessThanOrEqual(0.1);
  expect(Math.abs(second! - first! - 4)).toBeLessThanOrEqual(0.4);
});

test.each([3, 6])('a pause of our own of %d days does not use up attempts', (days) => {
  const wokenUp = days * DAY;
  expect(nextAttempt(2, 0, wokenUp, evenly)).toBe(wokenUp + 4 * MINUTE);
});
