import { turnedDate } from '../../day.ts';
import type { TextLink } from '../../ui/text-link.ts';
import './entry-aside.css';

type EntryAsideProps = {
  related: TextLink[];
  /** Entries and posts whose text links here. */
  mentions: TextLink[];
  citation: string;
  url: string;
  author: string;
  /** Days as JJJJ-MM-TT. */
  changed: string;
  checked: string;
  history: { date: string; text: string }[];
};

/** An entry's title block: its neighbours, who mentions it, how to cite it, who vouches for it since when. */
export function EntryAside(props: EntryAsideProps) {
  const { related, mentions, citation, url, author, changed, checked, history } = props;
  return (
    <aside className="entry-aside roomy">
      <div>
        <h2 className="kicker">Verwandte Begriffe</h2>
        <Links items={related} />
      </div>
      {mentions.length > 0 && (
        <div>
          <h2 className="kicker">Erwähnt in</h2>
          <Links items={mentions} />
        </div>
      )}
      <div>
        <h2 className="kicker">Stand</h2>
        <p>
          {author}
          <br />
          Zuletzt geändert am <Day date={changed} />
          <br />
          Geprüft am <Day date={checked} />
        </p>
        {history.length > 0 && (
          <details>
            <summary className="label">Was sich geändert hat</summary>
            <ol>
              {history.map(({ date, text }) => (
                <li key={date + text}>
                  <Day date={date} className="label" />
                  {text}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <div>
        <h2 className="kicker">Zitieren</h2>
        <p>
          <cite>
            {citation} <span className="address">{url}</span>
          </cite>
        </p>
        <button type="button" className="copy" data-copy="cite" aria-live="polite">
          Kopieren
        </button>
      </div>
    </aside>
  );
}

function Day({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {turnedDate(date)}
    </time>
  );
}

function Links({ items }: { items: TextLink[] }) {
  return (
    <ul className="row">
      {items.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
