import { blocked, experiment } from './experiment.ts';

/** What maintenance costs in a year, as a share of the price: the upper end of what the page says. */
const UPKEEP = 0.2;
/** What is not saved after so many months is not worth it, says the page. */
const LONGEST = 36;

export default experiment({
  fields: {
    hours: { label: 'Gesparte Stunden je Woche' },
    rate: { label: 'Was eine Stunde kostet, in Euro' },
    months: { label: 'Zeitraum in Monaten' },
    price: { label: 'Einmaliger Preis in Euro' },
  },
  answer(values) {
    const entered = Object.entries(values).map(([field, text]) => [field, numberIn(text)]);
    const numbers = Object.fromEntries(entered) as Amounts;
    for (const field of ['hours', 'rate', 'months', 'price'] as const)
      if (!(numbers[field] > 0)) return blocked(field, 'Eine Zahl über null, zum Beispiel 4 oder 2,5.');
    const { byHand, built, paidAfter } = calculate(numbers);
    const time = `in ${numbers.months.toLocaleString('de-DE')} Monaten`;
    const work = `${values.hours} Stunden in der Woche zu ${euro(numbers.rate)}`;
    const isGood = paidAfter <= LONGEST;
    return {
      isGood,
      verdict: isGood
        ? `Bezahlt nach ${paidAfter} Monaten`
        : 'In drei Jahren nicht bezahlt: Davon rate ich ab',
      findings: [
        { term: 'Von Hand', text: `${euro(byHand)} ${time}: ${work}` },
        { term: 'Automatisiert', text: `${euro(built)} ${time}, mit 20 Prozent Wartung im Jahr` },
        { term: byHand > built ? 'Gespart' : 'Draufgezahlt', text: euro(Math.abs(byHand - built)) },
      ],
      topic: `eine Automatisierung: heute von Hand ${work}, das sind ${euro(byHand)} ${time}`,
    };
  },
});

type Amounts = Record<'hours' | 'rate' | 'months' | 'price', number>;

/** All in euros; `paidAfter` in whole months. */
function calculate({ hours, rate, months, price }: Amounts) {
  const month = (hours * rate * 52) / 12;
  const upkeep = (price * UPKEEP) / 12;
  const paidAfter = month > upkeep ? Math.ceil(price / (month - upkeep)) : Number.POSITIVE_INFINITY;
  return { byHand: month * months, built: price + upkeep * months, paidAfter };
}

/** As Germans write it: «ab 2.499 €», «2,5». */
const numberIn = (text: string) =>
  Number((/\d[\d.]*(?:,\d+)?/.exec(text)?.[0] ?? '').replaceAll('.', '').replace(',', '.'));

const euro = (amount: number) => `${Math.round(amount).toLocaleString('de-DE')}\u00a0€`;
