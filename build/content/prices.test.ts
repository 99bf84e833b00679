import { expect, test } from 'vitest';
import { findLiteralPrices } from './prices.ts';

const plain = { text: '499\u202f€', amount: 499, interval: 'monatlich' } as const;

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
