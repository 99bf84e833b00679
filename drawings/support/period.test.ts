import { expect, test } from 'vitest';
import { lastDay, shortMoment, statusOn } from './period.ts';

const period = { from: '2022-12-08', activeUntil: '2024-12-31', supportUntil: '2026-11' };

test.each([
  ['2024-12-31', 'active'],
  ['2025-01-01', 'security'],
  ['2026-11-30', 'security'],
  ['2026-12-01', 'ended'],
])('on %s it is %s: the last day still counts, a month to its end', (today, status) => {
  expect(statusOn(today, period)).toBe(status);
});

test('a month counts to its end in the first phase, too', () => {
  expect(statusOn('2026-05-31', { from: '2024-05', activeUntil: '2026-05' })).toBe('active');
});

test('without a promise nothing ends; without a first phase there is no second', () => {
  expect(statusOn('2099-01-01', { from: '2024-10-19' })).toBe('active');
  expect(statusOn('2026-01-01', { from: '2021-09-30', supportUntil: '2026-11-12' })).toBe('active');
});

test.each([
  ['2028-02', '2028-02-29', '02/2028'],
  ['2026-12-31', '2026-12-31', '31.12.2026'],
])('%s ends on %s', (moment, day, short) => {
  expect(lastDay(moment)).toBe(day);
  expect(shortMoment(moment)).toBe(short);
});
