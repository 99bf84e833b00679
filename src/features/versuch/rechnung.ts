import { type Answer, type Experiment, blocked } from './experiment.ts';

type Name = 'hours' | 'rate' | 'months' | 'price';

const experiment: Experiment<Name> = {
  fields: {
    hours: { label: 'Stunden in der Woche, die wegfallen' },
    rate: { label: 'Was eine Stunde kostet, in Euro' },
    months: { label: 'Zeitraum in Monaten' },
    price: { label: 'Einmaliger Preis in Euro, netto' },
  },
  answer: judge,
};
export default experiment;

const WEEKS = 52 / 12;
/** What maintenance costs in a year, as a share of the price: the upper end of what the page says. */
const UPKEEP = 0.2;
/** What is not saved by then is not worth it, says the page. */
const LONGEST = 36;

function judge(values: Record<Name, string>): Answer<Name> {
  const { hours, rate, months, price } = {
    hours: numberIn(values.hours),
    rate: numberIn(values.rate),
    months: numberIn(values.months),
    price: numberIn(values.price),
  };
  for (const [field, value] of Object.entries({ hours, rate, months, price }))
    if (!(value > 0))
      return blocked('Noch fehlt etwas', field as Name, 'Eine Zahl über null, zum Beispiel 4 oder 2,5.');
  const { byHand, built, paidAfter } = calculate({ hours, rate, months, price });
  const isGood = paidAfter <= LONGEST;
  return {
    isGood,
    verdict: isGood
      ? `Nach ${inWords(paidAfter)} bezahlt`
      : 'Auch nach drei Jahren nicht bezahlt: Davon rate ich ab',
    findings: [
      {
        term: 'Von Hand',
        text: `${euro(byHand)} in ${inWords(months)}: ${values.hours} Stunden in der Woche zu ${euro(rate)}`,
      },
      {
        term: 'Automatisiert',
        text: `${euro(built)} in ${inWords(months)}: ${euro(price)} und 20 Prozent davon im Jahr für die Wartung`,
      },
      { term: byHand > built ? 'Gespart' : 'Draufgezahlt', text: euro(Math.abs(byHand - built)) },
    ],
    topic: `eine Automatisierung: ${values.hours} Stunden Handarbeit in der Woche zu ${euro(rate)}, das sind ${euro(byHand)} in ${inWords(months)}`,
  };
}

/** All in euros; `paidAfter` in months, rounded up. */
export function calculate({ hours, rate, months, price }: Record<Name, number>) {
  const month = hours * rate * WEEKS;
  const upkeep = (price * UPKEEP) / 12;
  return {
    byHand: month * months,
    built: price + upkeep * months,
    paidAfter: month > upkeep ? Math.ceil(price / (month - upkeep)) : Number.POSITIVE_INFINITY,
  };
}

/** As Germans write it: «ab 2.499 €», «2,5». */
function numberIn(text: string): number {
  const [digits = ''] = /\d[\d.]*(?:,\d+)?/.exec(text) ?? [];
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}

const euro = (amount: number) =>
  amount.toLocaleString('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const inWords = (months: number) =>
  months === 1 ? 'einem Monat' : `${months.toLocaleString('de-DE')} Monaten`;
