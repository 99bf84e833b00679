import { mentionOf } from '../paths.ts';
import type { Article, ContentFile, Problem } from './declaration.ts';
import type { Sources } from './parts.ts';

type Sourced = ContentFile<{ sources?: Sources | undefined }>;
/** A text names its sources in its words; data name them row by row. */
type SourcedText = Omit<Sourced, 'slug'> & { article: Pick<Article, 'references'> };

/** Sources in the order in which they are named: their position is their number. */
export const inNamedOrder = (sources: Sources, named: string[]) =>
  [...new Set(named)].flatMap((id) => sources.find((source) => source.id === id) ?? []);

/** As a text names them. */
export const numberedSources = ({ data, article }: Pick<SourcedText, 'data' | 'article'>) =>
  inNamedOrder(
    data.sources ?? [],
    article.references.map(({ id }) => id),
  ).map((source, index) => ({ ...source, mention: mentionOf(index + 1) }));

/** Each reference has its source, each source its reference. */
export function checkSources(texts: readonly SourcedText[]): Problem[] {
  return texts.flatMap(({ file, data: { sources = [] }, article: { references }, lineOf }) => {
    const ids = sources.map(({ id }) => id);
    const named = new Set(references.map(({ id }) => id));
    return [
      ...references
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, line }) => ({
          file,
          line,
          field: 'Beleg',
          message: `Zu [^${id}] fehlt die Quelle: Tragen Sie sie unter „sources“ ein.`,
        })),
      ...ids.flatMap((id, index) => {
        const message =
          ids.indexOf(id) < index
            ? `Die Kennung „${id}“ steht doppelt.`
            : named.has(id)
              ? undefined
              : `Auf diese Quelle verweist nichts: Nennen Sie [^${id}] bei der Aussage, die sie belegt, oder löschen Sie sie.`;
        return message
          ? [{ file, line: lineOf(['sources', index, 'id']), field: `sources.${index}`, message }]
          : [];
      }),
    ];
  });
}

/** No mistake, but nothing that a specialist would cite. */
export function sourceHints(texts: readonly SourcedText[]): Problem[] {
  return texts.flatMap(({ file, data: { sources }, lineOf }): Problem[] => {
    if (!sources) return [{ file, line: 1, field: 'sources', message: 'Dieser Text nennt keine Belege.' }];
    const unread = sources.filter(({ read }) => !read).map(({ id }) => id);
    if (unread.length === 0) return [];
    const message = `Noch nachzulesen und mit „read“ zu datieren: ${unread.join(', ')}.`;
    return [{ file, line: lineOf(['sources']), field: 'sources', message }];
  });
}
