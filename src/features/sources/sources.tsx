import { turnedDate } from '../../day.ts';
import { placeOfSource } from '../../paths.ts';
import './sources.css';

export type Source = {
  title: string;
  lang?: string | undefined;
  publisher: string;
  url: string;
  read?: string | undefined;
  /** The place in the text that leads here, to go back to. */
  mention?: string;
};

/** What a text has its facts from, by the numbers that stand in it. */
export function Sources({ items }: { items: Source[] }) {
  if (items.length === 0) return null;
  return (
    <section className="sources">
      <h2 className="kicker">Belege</h2>
      <ol>
        {items.map(({ title, lang = 'en', publisher, url, read, mention }, index) => (
          <li key={url} id={placeOfSource(index + 1)}>
            {publisher}:{' '}
            <a href={url} target="_blank" rel="noopener">
              <span lang={lang === 'de' ? undefined : lang}>{title}</span>
            </a>
            {read && (
              <>
                , gelesen am <time dateTime={read}>{turnedDate(read)}</time>
              </>
            )}
            {mention && (
              <a className="sources__back" href={`#${mention}`} aria-label={`Beleg ${index + 1} im Text`}>
                ↑
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
