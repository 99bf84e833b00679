import { z } from 'zod';
import { isMonth, lastDay } from '../../drawings/support/period.ts';
import { type ContentFile, type Problem, yamlFile } from './declaration.ts';
import { day, list, overviewSchema, pagePath, slug, sources, text } from './parts.ts';
import { checkSources } from './sources.ts';

/** Projects often promise a month only: then no day is made up. */
const moment = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/, 'Ein Tag steht als JJJJ-MM-TT da, ein Monat als JJJJ-MM.')
  .refine((value) => isMonth(value) || day.safeParse(value).success, 'Diesen Tag gibt es nicht.');

const release = z
  .strictObject({
    /** As people call it: «8.5», «26». */
    release: z.string().min(1).max(6),
    from: moment,
    /** Until then all mistakes are mended, afterwards only holes. */
    activeUntil: moment.optional(),
    /** Missing where the makers promise nothing. */
    supportUntil: moment.optional(),
    /** The end of the support for those who pay. */
    paidUntil: moment.optional(),
    sources: list(z.string()),
  })
  .refine(({ from, activeUntil = from, supportUntil = activeUntil, paidUntil = supportUntil }) => {
    const days = [from, activeUntil, supportUntil, paidUntil].map(lastDay);
    return days.every((day, index) => index === 0 || days[index - 1]! <= day);
  }, 'Die Tage stehen nicht in ihrer Reihenfolge: from, activeUntil, supportUntil, paidUntil.');

const product = z.strictObject({
  id: slug,
  name: z.string().min(2).max(12),
  /** The entry that explains it. */
  to: pagePath,
  /** What its makers promise, and what not. */
  policy: text,
  releases: list(release, 1, 8).refine(
    (releases) => new Set(releases.map(({ release }) => release)).size === releases.length,
    'Eine Version steht doppelt.',
  ),
});

export const versionenSchema = overviewSchema.omit({ kicker: true }).extend({
  /** The day on which somebody compared every row with its sources. */
  checked: day,
  drawing: z.strictObject({ alt: text }),
  products: list(product),
  /** How to read it; `{heute}` is the day of the build. */
  reading: z.strictObject({ title: text, text }),
  sources,
});

export type Versionen = z.infer<typeof versionenSchema>;

export const versionen = yamlFile('versionen.yaml', versionenSchema);

/** Each row has its sources, each source its row. */
export function checkVersionen({ file, data, lineOf }: ContentFile<Versionen>): Problem[] {
  const references = data.products.flatMap(({ releases }, product) =>
    releases.flatMap(({ sources }, index) => {
      const line = lineOf(['products', product, 'releases', index]);
      return sources.map((id) => ({ id, line }));
    }),
  );
  return checkSources([{ file, data, article: { references }, lineOf }]);
}
