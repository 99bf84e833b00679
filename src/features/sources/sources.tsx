import { turnedDate } from '../../day.ts';
import './sources.css';

export type Source = {
  title: string;
  lang?: string | undefined;
  publisher: string;
  url: string;
  read?: string | undefined;
};

/** What a text has its facts from, by the numbers that stand in it. */
export function Sources({ items }: { items: Source[] }) {
  if (items.length === 0) return null;
  return (
    <section className="sources">
      <h2 className="kicker">Belege</h2>
      <ol>
        {items.map(({ title, lang = 'en', publisher, url, read }, index) => (
          <li key={url} id={`quelle-${index + 1}`}>
            {publisher}:{' '}
            <a href={url} target="_blank" rel="noopener">
              <span lang={lang === 'de' ? undefined : lang}>{title}</span>
            </a>
            {read && (
              <>
                , gelesen am <time dateTime={read}>{turnedDate(read)}</time>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
