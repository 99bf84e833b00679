import { z } from 'zod';
import { paths } from '../paths.ts';
import { isMonth, lastDay } from '../support-period.ts';
import type { ContentFile, ContentText } from './declaration.ts';
import { yamlFile } from './declaration.ts';
import { suggestion } from './nearest.ts';
import { overviewSchema } from './overview.ts';
import { day, pagePath, text } from './parts.ts';
import type { Problem } from './problem.ts';
import { sources } from './sources.ts';

/** Projects often promise a month only: then no day is made up. */
const moment = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/, 'Ein Tag steht als JJJJ-MM-TT da, ein Monat als JJJJ-MM.')
  .refine((value) => isMonth(value) || day.safeParse(value).success, 'Diesen Tag gibt es nicht.');

const release = z.strictObject({
  /** As people call it: «8.5», «26». */
  release: z.string().min(1).max(6),
  from: moment,
  /** Until then all mistakes are mended, afterwards only holes. */
  activeUntil: moment.optional(),
  /** Missing where the makers promise nothing. */
  supportUntil: moment.optional(),
  /** The end of the support for those who pay. */
  paidUntil: moment.optional(),
  sources: z.array(z.string()).min(1),
});

const product = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/, 'Eine Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.'),
  name: z.string().min(2).max(12),
  /** The entry that explains it. */
  to: pagePath,
  /** What its makers promise, and what not. */
  policy: text,
  releases: z.array(release).min(1).max(8),
});

export const versionenSchema = overviewSchema.omit({ kicker: true }).extend({
  /** The day on which somebody compared every row with its sources. */
  checked: day,
  drawing: z.strictObject({ alt: text, note: text.pipe(z.string().max(60)) }),
  products: z.array(product).min(1),
  /** How to read it, and the two forms in which others can use it; `{heute}` is the day of the build. */
  reading: z.strictObject({ title: text, text, data: text, feed: text }),
  sources: sources.unwrap(),
});

export type Versionen = z.infer<typeof versionenSchema>;
export type Product = Versionen['products'][number];
export type Release = Product['releases'][number];

export const versionen = yamlFile('versionen.yaml', versionenSchema);

/** As the rows name them. */
export const sourcesOf = (products: Product[]) =>
  products.flatMap(({ releases }) => releases.flatMap(({ sources }) => sources));

/** What no single field knows: the order of the days, and which row has which source. */
export function checkVersionen({ file, data, lineOf }: ContentFile<Versionen>): Problem[] {
  const known = data.sources.map(({ id }) => id);
  const used = new Set(sourcesOf(data.products));
  const rows = data.products.flatMap(({ id, releases }, product) =>
    releases.flatMap((row, index): Problem[] => {
      return [
        ...dayProblems(row, data.checked),
        ...row.sources
          .filter((source) => !known.includes(source))
          .map((source) => `Die Quelle „${source}“ fehlt unter „sources“.${suggestion(source, known)}`),
        ...(releases.findIndex(({ release }) => release === row.release) < index
          ? ['Diese Version steht doppelt.']
          : []),
      ].map((message) => ({
        file,
        line: lineOf(['products', product, 'releases', index]),
        field: `${id} ${row.release}`,
        message,
      }));
    }),
  );
  const unused = known.flatMap((id, index): Problem[] => {
    const message =
      known.indexOf(id) < index
        ? `Die Kennung „${id}“ steht doppelt.`
        : used.has(id)
          ? undefined
          : 'Auf diese Quelle verweist keine Zeile: Nennen Sie sie dort unter „sources“ oder löschen Sie sie.';
    return message ? [{ file, line: lineOf(['sources', index, 'id']), field: id, message }] : [];
  });
  return [...rows, ...unused];
}

type Entry = { slug: string; file: string; article: Pick<ContentText<object>['article'], 'links'> };

/** No mistakes: whoever reads about a product wants to know how long its versions last. */
export function versionenHints(
  { data }: Pick<ContentFile<Versionen>, 'data'>,
  entries: readonly Entry[],
): Problem[] {
  const named = new Set(data.products.map(({ to }) => to));
  const leadsThere = ({ article }: Entry) =>
    article.links.some(({ href }) => href.split('#', 1)[0] === paths.versionen);
  return entries
    .filter((entry) => named.has(paths.eintrag(entry.slug)) && !leadsThere(entry))
    .map(({ file }) => ({
      file,
      line: 1,
      field: 'Verweise',
      message: `Die Support-Zeiträume dazu stehen unter ${paths.versionen}. Setzen Sie im Text einen Verweis dorthin.`,
    }));
}

function dayProblems({ from, activeUntil, supportUntil, paidUntil }: Release, checked: string): string[] {
  const order = [from, activeUntil, supportUntil, paidUntil].filter((moment) => moment !== undefined);
  const inOrder = order.every(
    (moment, index) => index === 0 || lastDay(order[index - 1]!) <= lastDay(moment),
  );
  return [
    ...(inOrder
      ? []
      : ['Die Tage stehen nicht in ihrer Reihenfolge: from, activeUntil, supportUntil, paidUntil.']),
    ...(from > checked
      ? ['Diese Version ist am Tag der Prüfung („checked“) noch nicht erschienen: Nehmen Sie sie später auf.']
      : []),
    ...(paidUntil && !supportUntil ? ['Zu „paidUntil“ gehört ein „supportUntil“.'] : []),
  ];
}
