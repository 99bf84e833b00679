import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/content/declaration.ts';
import {
  inSentence,
  type Interval,
  INTERVALS,
  isAmount,
  type Priced,
  priceSpan,
  readPrice,
} from '../../src/price.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { isHidden } from './file-names.ts';
import { isFile, linesOutsideCode, sourceText } from './source-text.ts';

const FOLDER = 'content/leistungen';

/** What texts may name as `{{preis.<service>.<offer>}}`, six months of it with `.halbjahr` behind; `null` for what cannot be read, which is told by itself. */
export type Prices = Record<string, Record<string, PriceName> | null>;
type PriceName = { text?: string | undefined; amount?: number; interval: Interval };

type Service = { draft?: unknown; offers?: { items?: unknown } } | null | undefined;
type Unchecked = { id?: unknown; preis?: unknown; interval?: unknown } | null;

/** Read without a check, because the services themselves may name a price. */
export function readPrices(root: string, withDrafts: boolean): Prices {
  const files = readdirSync(join(root, FOLDER)).filter(
    (name) => name.endsWith('.yaml') && !isHidden(name) && isFile(join(root, FOLDER, name)),
  );
  return Object.fromEntries(
    files.flatMap((name) => {
      const service = uncheckedYaml(sourceText(readFileSync(join(root, FOLDER, name), 'utf8'))) as Service;
      if (service?.draft === true && !withDrafts) return [];
      return [[name.slice(0, -'.yaml'.length), namesOf(service?.offers?.items)]];
    }),
  );
}

/** Every offer by its id, and all of one interval by that. */
function namesOf(items: unknown): Record<string, PriceName> | null {
  const offers = Array.isArray(items) ? items.map(readOffer) : [undefined];
  if (!offers.every((offer) => offer !== undefined)) return null;
  const spans = INTERVALS.map((interval) => [interval, { text: priceSpan(offers, interval), interval }]);
  const names = offers.flatMap(({ id, preis, interval }) => {
    if (!isAmount(preis)) return [[id, { interval }]];
    const { amount } = preis;
    const price = [id, { text: inSentence(preis), amount, interval }];
    if (interval !== 'monatlich') return [price];
    return [price, [`${id}.halbjahr`, { text: inSentence({ ...preis, amount: amount * 6 }), interval }]];
  });
  return Object.fromEntries([...spans, ...names]) as Record<string, PriceName>;
}

function readOffer(offer: Unchecked): (Priced & { id: string }) | undefined {
  const preis = readPrice(String(offer?.preis));
  const interval = INTERVALS.find((name) => name === offer?.interval);
  return offer?.id && preis && interval ? { id: String(offer.id), preis, interval } : undefined;
}

/** Entries teach with invented figures. */
const EXEMPT = 'content/lexikon/';
const AMOUNT = /(?<![\d.,])\d{1,3}(?:\.\d{3})*(?=\s?(?:€|EUR\b))/g;
/** The one place of a price, and remarks to the author. */
const OWN_PLACE = /^\s*(?:(?:- )?preis:|#)/;

/**
 * Prices that a text spells out although an offer has them: they would stay behind when the offer
 * changes. `source` is the file as its author wrote it.
 */
export function findLiteralPrices(file: string, source: string, prices: Prices): Problem[] {
  if (file.startsWith(EXEMPT)) return [];
  const names = Object.entries(prices).flatMap(([service, offers]) =>
    Object.entries(offers ?? {}).map(([id, price]) => ({
      amount: price.amount,
      name: `{{preis.${service}.${id}}}`,
    })),
  );
  return linesOutsideCode(source).flatMap(({ text, line }): Problem[] => {
    if (OWN_PLACE.test(text)) return [];
    return [...text.matchAll(AMOUNT)].flatMap(([written]) => {
      const meant = names.filter(({ amount }) => amount === Number(written.replaceAll('.', '')));
      if (meant.length === 0) return [];
      const message =
        `Diesen Preis hat ein Angebot, und er ändert sich nur dort. Schreiben Sie ${meant.map(({ name }) => name).join(' oder ')}. ` +
        'Ist ein anderer Betrag gemeint, schreiben Sie „Euro“ statt „€“.';
      return [{ file, line, field: `${written} €`, message }];
    });
  });
}
