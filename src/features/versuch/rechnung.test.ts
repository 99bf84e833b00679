import { assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import experiment, { calculate } from './rechnung.ts';

const amount = double({ min: 0.25, max: 5000, noNaN: true });

test('what is paid after so many months costs less from then on, and not a month earlier', () => {
  assert(
    property(
      record({ hours: amount, rate: amount, months: integer({ min: 1, max: 600 }), price: amount }),
      (values) => {
        const { paidAfter } = calculate(values);
        const isPaidIn = (months: number) => {
          const { byHand, built } = calculate({ ...values, months });
          return byHand >= built - 1e-6;
        };
        if (paidAfter === Number.POSITIVE_INFINITY) expect(isPaidIn(100_000)).toBe(false);
        else {
          expect(isPaidIn(paidAfter)).toBe(true);
          if (paidAfter > 1) expect(isPaidIn(paidAfter - 1.001)).toBe(false);
        }
      },
    ),
  );
});

const values = { hours: '4', rate: '45', months: '36', price: 'ab 2.499\u202f€' };

test('it says after how many months it pays, and advises against what does not', () => {
  expect(experiment.answer(values)).toMatchObject({ isGood: true, verdict: 'Nach 4 Monaten bezahlt' });
  expect(experiment.answer(values).topic).toMatch(/4 Stunden .* zu 45\s€, das sind 28.080\s€ in 36 Monaten$/);
  expect(experiment.answer({ ...values, hours: '0,25' })).toMatchObject({ isGood: false });
});

test.each(['hours', 'rate', 'months', 'price'] as const)('%s has to be a number above zero', (field) => {
  for (const text of ['', 'viele', '0', '0,0'])
    expect(experiment.answer({ ...values, [field]: text }).problem!.field).toBe(field);
});
