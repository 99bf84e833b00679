import { z } from 'zod';
import { iconNames } from '../../drawings/icons.ts';
import { pictureNames } from '../../drawings/picture-files.ts';
import { paths } from '../paths.ts';
import { INTERVALS, readPrice } from '../price.ts';
import { yamlFile, yamlFolder } from './declaration.ts';
import {
  draft,
  faqSection,
  list,
  order,
  pageParts,
  sentences,
  slug,
  text,
  texts,
  titled,
  versuch,
} from './parts.ts';

const icon = z.enum(iconNames);
const SCALE = 'Ein Zeichen wird auf 0.5 bis 1 seiner Größe verkleinert.';

const SHARED = 'Zwei Angebote haben dieselbe Kennung (id). Geben Sie einem eine andere.';
const hasOwnIds = (offers: { id: string }[]) => new Set(offers.map(({ id }) => id)).size === offers.length;
const PRICE =
  'Ein Preis steht mit „€“, ohne Cent und ab tausend mit Punkt da: „499 €“, „ab 1.999 €“ oder ein Wort wie „individuell“.';

const offer = z.strictObject({
  /** By it texts name the price; an interval names what all offers cost. */
  id: slug,
  title: text,
  icon,
  /** Draws the icon smaller in its place: 0.8 is four fifths of the size. */
  scaleDown: z.number().min(0.5, SCALE).max(1, SCALE).optional(),
  shortIntro: text,
  /** What is included, one line each. */
  description: texts,
  /**
   * The one source. It is printed on the offer's card, in the topic of a message about it, on home as the lowest price of
   * the service, in the Preisplan and the Musterangebot, in structured data, and where a text has its placeholder.
   */
  preis: z.string().transform((text, { addIssue }) => {
    const price = readPrice(text);
    if (!price) addIssue(PRICE);
    return price ?? z.NEVER;
  }),
  interval: z.enum(INTERVALS),
});

/** A use case: what is done today, what is done then, and how; `more` is folded away. */
const useCase = z.strictObject({
  title: text,
  /** As long as a line of the sheet. */
  before: z.string().min(1).max(40),
  after: z.string().min(1).max(40),
  text: z.string().min(80).max(320),
  more: text.optional(),
  drawing: icon.optional(),
});

/** A service: its page, its card on the home page and its place in the menu. */
export const leistungSchema = z.strictObject({
  draft,
  ...pageParts,
  order,
  menu: z.string().min(2).max(28),
  hero: z.strictObject({
    kicker: text,
    title: text,
    tagline: text,
    button: text,
    drawing: z.enum(pictureNames('seitenkopf')).optional(),
  }),
  card: z.strictObject({ title: text, icon, shortIntro: text, description: texts }),
  intro: titled.extend({ paragraphs: texts }),
  benefits: z.strictObject({ title: text, items: list(z.strictObject({ title: text, text }), 2, 6) }),
  offers: titled.extend({
    items: list(offer, 1, 9).refine(hasOwnIds, SHARED),
    links: sentences.optional(),
  }),
  quote: text,
  useCases: titled.extend({ items: list(useCase, 2, 8), links: sentences.optional() }),
  versuch: versuch.optional(),
  cta: z.strictObject({ title: text, text, button: text }),
  faq: faqSection,
});

export const leistungen = yamlFolder('leistungen', leistungSchema, paths.leistung);
export type Leistung = z.infer<typeof leistungSchema>;

/** The words of the plan of all prices; the amounts are those of the services. */
export const preisplan = yamlFile(
  'preisplan.yaml',
  titled.extend({
    /** Handwritten at the open end of the line. */
    note: z.string().min(2).max(48),
  }),
);
