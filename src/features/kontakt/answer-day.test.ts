import { expect, test } from 'vitest';
import { answerDay } from './answer-day.ts';

test.each([
  ['Thursday', '2026-11-19', '2026-11-20'],
  ['Friday', '2026-11-20', '2026-11-23'],
  ['the Thursday before Easter', '2026-04-02', '2026-04-07'],
  ['the eve of Ascension Day', '2027-05-05', '2027-05-07'],
  ['Christmas Eve', '2026-12-24', '2026-12-28'],
])('what is sent on %s is answered on the next working day', (_, sent, answered) => {
  expect(answerDay(new Date(`${sent}T23:00`), 1)).toEqual(new Date(`${answered}T23:00`));
});
