import { expect, test } from 'vitest';
import { asWritten, lowestPrice, type Priced, priceSpan, readPrice } from './price.ts';

const offers = (...written: [string, Priced['interval']][]) =>
  written.map(([text, interval]) => ({ preis: readPrice(text)!, interval }));
const lowest = (...written: [string, Priced['interval']][]) => {
  const { preis, interval } = lowestPrice(offers(...written));
  return `${asWritten(preis)} ${interval}`;
};

test.each(['499 €', 'ab 1.499€', 'ab 10.000 €', 'individuell', 'auf Anfrage'])(
  '%s is a price, and comes out as it was written',
  (text) => expect(asWritten(readPrice(text)!)).toBe(text),
);

test.each(['499', '1499 €', '499 EUR', '4,99 €', '€', 'ab individuell', 'ab', '-', ''])(
  '%s is none',
  (text) => expect(readPrice(text)).toBeUndefined(),
);

test('the lowest price is that of one interval, and says that it begins there', () => {
  expect(lowest(['699 €', 'monatlich'], ['499 €', 'monatlich'], ['99 €', 'einmalig'])).toBe(
    'ab 499 € monatlich',
  );
  expect(lowest(['individuell', 'monatlich'], ['ab 99€', 'einmalig'])).toBe('ab 99€ einmalig');
  expect(lowest(['individuell', 'einmalig'])).toBe('individuell einmalig');
});

test('a span names both ends, or where it begins if it may have no end', () => {
  const monthly = (...texts: string[]) =>
    priceSpan(
      offers(...texts.map((text) => [text, 'monatlich'] as [string, 'monatlich']), ['ab 1 €', 'einmalig']),
      'monatlich',
    );
  expect(monthly('699 €', '299 €', '499 €')).toBe('299\u202f€ bis 699\u202f€');
  expect(monthly('299 €')).toBe('299\u202f€');
  expect(monthly('299 €', 'ab 699 €')).toBe('ab 299\u202f€');
  expect(monthly('299 €', 'individuell')).toBe('ab 299\u202f€');
  expect(monthly('individuell')).toBeUndefined();
});
