import { z } from 'zod';
import { isAmount } from '../price.ts';
import { type ContentFile, type Problem, type Resolved, yamlFile } from './declaration.ts';
import type { leistungen } from './leistungen.ts';
import { list, pageParts, text, titled } from './parts.ts';

const clause = z.strictObject({ label: text, text });
/** A remark in handwriting that explains the clause. */
const note = z.string().min(2).max(40);

const sheet = z.strictObject({
  number: text,
  validity: text,
  /** Says that nobody has been offered this. */
  mark: text,
  title: text,
  client: text,
  scope: clause,
  stages: list(
    clause.extend({ offer: z.string().regex(/^[a-z\d-]+\.[a-z\d-]+$/), note: note.optional() }),
    1,
    4,
  ),
  price: clause.extend({ note }),
  excluded: clause,
  signing: note,
  signatures: z.tuple([text, text]),
});
export type MusterangebotSheet = z.infer<typeof sheet>;

/** A sample of an offer: its words are the owner's, its price is made of those of the services. */
export const musterangebot = yamlFile(
  'musterangebot.yaml',
  titled.extend({ ...pageParts, link: text, sheet }),
);

type Leistungen = Resolved<{ leistungen: typeof leistungen }>['leistungen'];

/** A month's price cannot be part of a sum. */
function amountOf(name: string, leistungen: Leistungen): number | undefined {
  const [service, id] = name.split('.');
  const offers = leistungen.find(({ slug }) => slug === service)?.data.offers.items ?? [];
  const preis = offers.find((offer) => offer.id === id && offer.interval === 'einmalig')?.preis;
  return preis && isAmount(preis) ? preis.amount : undefined;
}

/** What all stages cost together, in whole euros. */
export const fixedPrice = ({ stages }: MusterangebotSheet, leistungen: Leistungen): number =>
  stages.reduce((sum, { offer }) => sum + (amountOf(offer, leistungen) ?? 0), 0);

export const checkMusterangebot = (
  { file, data, lineOf }: ContentFile<{ sheet: MusterangebotSheet }>,
  leistungen: Leistungen,
): Problem[] =>
  data.sheet.stages.flatMap(({ offer }, index): Problem[] => {
    if (amountOf(offer, leistungen) !== undefined) return [];
    const path = ['sheet', 'stages', index, 'offer'];
    const message = `Kein einmaliges Angebot mit einem Betrag heißt „${offer}“: Es steht als <Leistung>.<id> da, zum Beispiel programmierung.web-entwicklung.`;
    return [{ file, line: lineOf(path), field: path.join('.'), message }];
  });
