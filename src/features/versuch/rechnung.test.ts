import { assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import rechnung, { calculate } from './rechnung.ts';

const amount = double({ min: 0.25, max: 5000, noNaN: true });
const entered = record({ hours: amount, rate: amount, months: integer({ min: 1, max: 600 }), price: amount });

test('what is paid after so many months is paid then, and not a month earlier', () => {
  assert(
    property(entered, (values) => {
      const { paidAfter } = calculate(values);
      const isPaidIn = (months: number) => {
        const { byHand, built } = calculate({ ...values, months });
        return byHand >= built - 1e-6;
      };
      expect(isPaidIn(Math.min(paidAfter, 1e5))).toBe(paidAfter !== Number.POSITIVE_INFINITY);
      if (paidAfter > 1 && paidAfter < 1e5) expect(isPaidIn(paidAfter - 1.001)).toBe(false);
    }),
  );
});

const values = { hours: '4', rate: '45', months: '36', price: 'ab 2.499\u202f€' };

test('it says after how many months it pays, and advises against what does not', () => {
  expect(rechnung.answer(values)).toMatchObject({ isGood: true, verdict: 'Bezahlt nach 4 Monaten' });
  expect(rechnung.answer(values).topic).toMatch(/4 Stunden .* zu 45\s€, das sind 28.080\s€ in 36 Monaten$/);
  expect(rechnung.answer({ ...values, hours: '1' }).verdict).toBe('Bezahlt nach 17 Monaten');
  expect(rechnung.answer({ ...values, hours: '0,25' }).isGood).toBe(false);
  for (const field of ['hours', 'rate', 'months', 'price'] as const)
    for (const text of ['', 'viele', '0,0'])
      expect(rechnung.answer({ ...values, [field]: text }).problem!.field).toBe(field);
});
