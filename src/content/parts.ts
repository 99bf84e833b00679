import { z } from 'zod';
import { drawingSchema } from '../../drawings/drawing-schema.ts';
import { EXPERIMENT_NAMES } from '../features/versuch/experiments.ts';

const NO_BREAK = '\u00a0';

/** No line starts with a dash, and none ends between a number and what it counts: § 14, Art. 28, 30 Minuten. */
export function bindBreaks(text: string): string {
  return text
    .replaceAll(' – ', `${NO_BREAK}– `)
    .replace(/(§|Art\.|Abs\.|Nr\.)\s(?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(Buchst\.)\s(?=[a-z]\b)/g, `$1${NO_BREAK}`)
    .replace(/(\d\.)\s(?=(?:Jan|Feb|März|April|Mai|Jun|Jul|Aug|Sept|Okt|Nov|Dez))/g, `$1${NO_BREAK}`)
    .replace(/(\d)\s(?=(?:Uhr|Minuten|Tage|Euro|Prozent)\b)/g, `$1${NO_BREAK}`);
}

/** What several content files have in common. */
export const slug = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.');
export const text = z.string().min(1).transform(bindBreaks);

export function list<Item extends z.ZodType>(item: Item, min = 1, max?: number) {
  const least = z.array(item).min(min);
  return max === undefined ? least : least.max(max);
}
export const texts = list(text);
/** How a section begins. */
export const titled = z.strictObject({ title: text, lead: text });

const head = z.strictObject({
  title: z.string().min(10).max(60),
  description: z.string().min(120).max(160),
  keywords: texts.optional(),
});

/** YAML reads JJJJ-MM-TT as text. */
export const day = z.iso.date({
  error: ({ input }) =>
    typeof input === 'number' ? 'Das Datum hat die Form JJJJ-MM-TT, zum Beispiel 2026-03-31.' : undefined,
});

/** Kept back: shown by `npm run dev`, left out of the build. */
export const draft = z.boolean().optional();

export const pagePath = z
  .string()
  .regex(/^\/(?:[^?#]*\/)?(?:#[\w-]+)?$/, 'Ein Pfad beginnt und endet mit „/“.');

export const link = z.strictObject({ label: text, to: pagePath });
/** Each with a sentence before it. */
export const sentences = z.array(link.extend({ text }));

/** What visitors can try on a page, and a sentence that leads on to who can help. */
export const versuch = z.strictObject({
  name: z.enum(EXPERIMENT_NAMES),
  intro: text,
  examples: list(z.strictObject({ label: text, values: z.record(z.string(), z.string()) })),
  help: link.extend({ text }),
});
export type VersuchContent = z.infer<typeof versuch>;

const question = z.strictObject({
  question: z.string().min(10).transform(bindBreaks),
  answer: z.string().min(60).transform(bindBreaks),
});
export const faq = (min: number, max: number) => list(question, min, max);

/** Title and questions of a section «Häufige Fragen». */
export const faqSection = z.strictObject({ title: text, items: faq(1, 12) });

/** The drawing sheet that a shared link to the page shows. */
export const preview = z.strictObject({ title: z.string().min(2).max(40), drawing: drawingSchema });

/** What every file of a page says of it. */
export const pageParts = { head, checked: day, preview };

/** The same in the head of a Markdown file. */
export const textHead = { title: head.shape.title, metaDesc: head.shape.description };

/** Where a text has its facts from; the text names them as `[^id]`. */
export const sources = list(
  z.strictObject({
    id: slug,
    title: text,
    /** Of the title, so that it is read aloud as what it is: most sources are English. */
    lang: z
      .string()
      .regex(/^[a-z]{2}$/, 'Eine Sprache hat zwei Kleinbuchstaben, zum Beispiel „de“ oder „en“.')
      .optional(),
    publisher: text,
    url: z.url({ protocol: /^https?$/ }),
    /** The day on which somebody last read it there; without it nobody has compared it with the text yet. */
    read: day.optional(),
  }),
);
export type Sources = z.infer<typeof sources>;

/** The head of a text below a sheet. */
export const drawnText = { ...textHead, draft, sources: sources.optional(), drawing: drawingSchema };

/** Position among its kind: in the menu, on the home page, in lists. */
export const order = z.int().positive();

type Ordered = { data: { order: number } };
export const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order;

/** What an overview says above its list; `{anzahl}` is longer than the number that takes its place. */
export const overviewSchema = z.strictObject({
  head: head.extend({ description: z.string().min(120).max(165) }),
  kicker: text,
  h1: text,
  lead: text,
  preview,
});

/** With the number of things that it lists filled in. */
export function counted<Overview extends z.infer<typeof overviewSchema>>(overview: Overview, count: number) {
  const { head, kicker, lead } = overview;
  const fill = (text: string) => text.replaceAll('{anzahl}', String(count));
  const description = fill(head.description);
  return { ...overview, head: { ...head, description }, kicker: fill(kicker), lead: fill(lead) };
}
