import { priceAmount } from '../../src/head/price.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { Prices } from './placeholders.ts';

/** Entries teach with invented figures. */
const EXEMPT = 'content/lexikon/';
const AMOUNT = /(?<![\d.,])\d{1,3}(?:\.\d{3})*(?=\s?€)/g;
/** The one place of a price, and remarks to the author. */
const OWN_PLACE = /^\s*(?:(?:- )?preis:|#)/;
const FENCE = /^\s*(?:```|~~~)/;

/**
 * Prices that a text spells out although an offer has them: they would stay behind when the offer
 * changes. `source` is the file as its author wrote it.
 */
export function findLiteralPrices(file: string, source: string, prices: Prices): Problem[] {
  if (file.startsWith(EXEMPT)) return [];
  const names = namesByAmount(prices);
  let isCode = false;
  return source.split('\n').flatMap((text, index): Problem[] => {
    if (FENCE.test(text)) isCode = !isCode;
    if (isCode || OWN_PLACE.test(text)) return [];
    return [...text.matchAll(AMOUNT)].flatMap(([amount]) => {
      const offers = names.get(priceAmount(amount));
      if (!offers) return [];
      const message =
        `Diesen Preis hat ein Angebot, und er ändert sich nur dort. Schreiben Sie ${offers.join(' oder ')}. ` +
        'Ist ein anderer Betrag gemeint, schreiben Sie „Euro“ statt „€“.';
      return [{ file, line: index + 1, field: `${amount} €`, message }];
    });
  });
}

function namesByAmount(prices: Prices): Map<number | undefined, string[]> {
  const names = new Map<number | undefined, string[]>();
  for (const [leistung, offers] of Object.entries(prices)) {
    for (const [offer, price] of Object.entries(offers ?? {})) {
      const amount = priceAmount(price);
      if (amount === undefined) continue;
      names.set(amount, [...(names.get(amount) ?? []), `{{preis.${leistung}.${offer}}}`]);
    }
  }
  return names;
}
