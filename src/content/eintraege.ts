import { z } from 'zod';
import { latestDay } from '../day.ts';
import { suggestion } from '../nearest.ts';
import { paths } from '../paths.ts';
import { type ContentFile, markdownFolder, type Problem, yamlFile } from './declaration.ts';
import { day, drawnText, link, list, overviewSchema, pagePath, text, versuch } from './parts.ts';

/** By what readers look for terms; the overview filters by them, in this order. */
export const TOPICS = [
  'Web',
  'Sprachen',
  'Frameworks',
  'Schnittstellen',
  'Sicherheit',
  'CMS',
  'KI',
  'Betrieb',
] as const;

/** What was changed in a text, the newest first: a few lines, no log of every comma. */
const change = z.strictObject({ date: day, text: text.pipe(z.string().min(10).max(140)) });
const history = list(change, 1, 5).optional();

const eintragSchema = z.strictObject({
  ...drawnText,
  h1: z
    .string()
    .regex(/^[A-Za-z]/, 'Die Überschrift beginnt mit einem Buchstaben von A bis Z.')
    .max(40),
  topic: z.enum(TOPICS),
  /** What else people call it: the search finds the entry by these, too. */
  synonyms: list(z.string().min(2).max(40), 1, 8).optional(),
  firstP: z.string().min(60).max(260),
  related: list(z.string(), 3, 6),
  checked: day,
  history,
  brand: z.string().optional(),
  versuch: versuch.optional(),
  cta: z.strictObject({ text: z.string(), to: pagePath }).optional(),
});

export const eintraege = markdownFolder('lexikon', eintragSchema, {
  specified: ['JavaScript-Frameworks'],
  address: paths.eintrag,
});

type Dated = { checked: string; history?: z.infer<typeof history> };

/** The day on which its words last changed; as far as nobody noted that, the day of the last check. */
export const lastChange = ({ checked, history }: Dated) =>
  history ? latestDay(history.map(({ date }) => date)) : checked;

/** The glossary's overview, and what stands in place of an entry that does not exist. */
export const lexikon = yamlFile(
  'lexikon.yaml',
  overviewSchema.extend({
    /** One more thing to read beside the entries. */
    beside: link,
    atlas: z.strictObject({ title: text, lead: text, note: text }),
    unknown: z.strictObject({ head: z.strictObject({ title: text, description: text }), message: text }),
  }),
);

/** What a single entry cannot know: whether the entries it names exist. */
export function checkRelated(entries: ContentFile<{ related: string[] }>[]): Problem[] {
  const slugs = new Set(entries.map(({ slug }) => slug));
  return entries.flatMap(({ file, data: { related }, lineOf }) =>
    related.flatMap((other, index) => {
      if (slugs.has(other)) return [];
      const meant = suggestion(other, slugs) || ' Nennen Sie einen anderen.';
      const message = `Den Eintrag „${other}“ gibt es nicht, oder er ist ein Entwurf.${meant}`;
      return [{ file, line: lineOf(['related', index]), field: `related.${index}`, message }];
    }),
  );
}
