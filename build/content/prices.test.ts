import { expect, test } from 'vitest';
import { findLiteralPrices, misfit } from './prices.ts';

const plain = { text: '499\u202f€', amount: 499, interval: 'monatlich' } as const;
const from = { ...plain, text: 'ab 499\u202f€' };
const span = { text: '299\u202f€ bis 499\u202f€', interval: 'monatlich' } as const;

test.each([
  [from, 'Die Betreuung kostet ', ' monatlich.'],
  [from, 'Das gibt es nur\n        ', ', netto.'],
  [plain, 'für den Preis von ', ' im Monat'],
  [span, 'kostet je nach Leistung ', ' im Monat'],
])('%o fits: %s… %s', (price, before, behind) => {
  expect(misfit('seo.probe', price, before, behind)).toBeUndefined();
});

test.each([
  [from, 'gibt es ab ', '', 'bringt der Preis selbst mit'],
  [plain, 'sie beginnt bei\n    ', '', 'bringt der Preis selbst mit'],
  [from, 'für den Preis von ', '', '„von ab 499'],
  [span, 'ein Preis von ', '', '{{preis.seo.probe}}'],
  [plain, 'kostet 299 bis ', '', '{{preis.seo.monatlich}}'],
  [plain, 'kostet ', ' bis 999', '{{preis.seo.monatlich}}'],
  [plain, 'kostet einmalig ', '', 'gilt monatlich, der Satz sagt einmalig'],
  [
    { ...plain, interval: 'einmalig' } as const,
    'kostet ',
    ' im\n  Monat',
    'gilt einmalig, der Satz sagt monatlich',
  ],
  [{ interval: 'einmalig' } as const, 'beginnt bei ', '', 'Schreiben Sie den Satz ohne Preis'],
])('%o does not fit: %s… %s', (price, before, behind, message) => {
  expect(misfit('seo.probe', price, before, behind)).toContain(message);
});

test.each(['499 €', '499€', '499 EUR', 'ab 499\u202f€'])(
  '%s in a text is told, with what to write',
  (written) => {
    const prices = { seo: { probe: plain }, kaputt: null };
    expect(findLiteralPrices('content/blog/a.md', `Es kostet ${written}.`, prices)).toMatchObject([
      { line: 1, message: expect.stringContaining('{{preis.seo.probe}}') },
    ]);
    expect(findLiteralPrices('content/blog/a.md', `\`\`\`\n${written}\n\`\`\``, prices)).toEqual([]);
  },
);
