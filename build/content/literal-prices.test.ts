import { expect, test } from 'vitest';
import { findLiteralPrices } from './literal-prices.ts';

const FILE = 'content/home.yaml';
const prices = {
  seo: { betreuung: '499 €', analyse: '499 €', relaunch: '1.999 €' },
  programmierung: { sonderbau: 'individuell' },
};
const check = (source: string, file = FILE) => findLiteralPrices(file, source, prices);

test.each(['499 €', '499€', '499\u00a0€', '499\u202f€'])('a text that spells out %s is told', (price) => {
  expect(check(`title: Was kostet es?\nanswer: Ab ${price} im Monat.`)).toEqual([
    {
      file: FILE,
      line: 2,
      field: '499 €',
      message: expect.stringContaining('{{preis.seo.betreuung}} oder {{preis.seo.analyse}}'),
    },
  ]);
});

test('thousands are read as in the offer', () => {
  expect(check('text: Der Umzug kostet 1.999 €.')).toHaveLength(1);
});

test.each([
  ['the name of the price', 'text: Ab {{preis.seo.betreuung}} im Monat.'],
  ['the offer itself', "      preis: '499 €'"],
  ['a remark', '# früher 499 €'],
  ['another amount', 'text: 250 €, 2.499 €, 4990 € und 49,99 €'],
  ['an amount that is no price of ours', 'text: eine Rechnung über 499 Euro'],
  ['a code block', 'Text\n\n```html\n<p>499 €</p>\n```\n'],
])('%s is left alone', (_name, source) => {
  expect(check(source)).toEqual([]);
});

test('text behind a code block is read again', () => {
  expect(check('```\n499 €\n```\n499 €', 'content/blog/probe.md')).toMatchObject([{ line: 4 }]);
});

test('entries of the glossary may teach with any figure', () => {
  expect(check('499 €', 'content/lexikon/probe.md')).toEqual([]);
});
