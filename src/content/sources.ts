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
export const checkSources = (texts: readonly SourcedText[]): Problem[] =>
  texts.flatMap(({ file, data: { sources = [] }, article: { references }, lineOf }) => {
    const ids = sources.map(({ id }) => id);
    const withoutSource = references.filter(({ id }) => !ids.includes(id));
    const complaint = (id: string, index: number) => {
      if (ids.indexOf(id) < index) return `Die Kennung „${id}“ steht doppelt.`;
      if (references.some((reference) => reference.id === id)) return undefined;
      return `Auf diese Quelle verweist nichts: Nennen Sie [^${id}] bei der Aussage, die sie belegt, oder löschen Sie sie.`;
    };
    return [
      ...withoutSource.map(({ id, line }) => {
        const message = `Zu [^${id}] fehlt die Quelle: Tragen Sie sie unter „sources“ ein.`;
        return { file, line, field: 'Beleg', message };
      }),
      ...ids.flatMap((id, index) => {
        const message = complaint(id, index);
        const line = lineOf(['sources', index, 'id']);
        return message ? [{ file, line, field: `sources.${index}`, message }] : [];
      }),
    ];
  });
