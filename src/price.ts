export const INTERVALS = ['monatlich', 'einmalig'] as const;
export type Interval = (typeof INTERVALS)[number];

/** What an offer costs: an amount in whole euros, which may only be where it begins, or words instead of one. */
export type Price =
  | {
      amount: number;
      from: boolean;
      /** With the space that its author has set, or without one. */
      euro: string;
    }
  | { words: string };

export type Priced = { preis: Price; interval: Interval };
type Amount = Exclude<Price, { words: string }>;

const AMOUNT = /^(ab )?(\d{1,3}(?:\.\d{3})*)(\s?€)$/;
const WORDS = /^(?!ab\b)[^\d€]*$/;
const LETTER = /\p{L}/u;

/** «ab 1.499€», «499 €» or «individuell»; nothing of anything else. */
export function readPrice(text: string): Price | undefined {
  const [, from, amount, euro] = AMOUNT.exec(text) ?? [];
  if (amount && euro) return { amount: Number(amount.replaceAll('.', '')), from: Boolean(from), euro };
  return WORDS.test(text) && LETTER.test(text) ? { words: text } : undefined;
}

/** With the points that Germans put between thousands. */
export const digits = ({ amount }: Amount) => amount.toLocaleString('de-DE');

export const isAmount = (price: Price): price is Amount => 'amount' in price;

/** As its author has written it. */
export const asWritten = (price: Price) =>
  isAmount(price) ? `${price.from ? 'ab ' : ''}${digits(price)}${price.euro}` : price.words;

/** Within one interval, that of the first offer with an amount: a month's price says nothing beside a single one. */
export function lowestPrice(offers: Priced[]): Priced {
  const first = offers.find(({ preis }) => isAmount(preis));
  if (!first) return offers[0]!;
  const { interval } = first;
  return { preis: { ...amountsOf(offers, interval)[0]!, from: true }, interval };
}

/** What offers of one interval cost, for a sentence: «299 € bis 699 €»; nothing if none has an amount. */
export function priceSpan(offers: Priced[], interval: Interval): string | undefined {
  const amounts = amountsOf(offers, interval);
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (!lowest || !highest) return undefined;
  const isOpen = offers.some(
    (offer) => offer.interval === interval && !(isAmount(offer.preis) && !offer.preis.from),
  );
  if (isOpen) return inSentence({ ...lowest, from: true });
  if (lowest.amount === highest.amount) return inSentence(lowest);
  return `${inSentence(lowest)} bis ${inSentence(highest)}`;
}

/** No line ends before the «€» of a sentence. */
export const inSentence = (price: Amount) => asWritten({ ...price, euro: '\u202f€' });

const amountsOf = (offers: Priced[], interval: Interval) =>
  offers
    .flatMap((offer) => (offer.interval === interval && isAmount(offer.preis) ? offer.preis : []))
    .toSorted((a, b) => a.amount - b.amount);
