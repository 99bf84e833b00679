import { expect, test } from 'vitest';
import rechnung from './rechnung.ts';

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
