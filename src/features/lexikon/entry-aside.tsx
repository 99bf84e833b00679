import './entry-aside.css';

export type LexikonLink = { path: string; label: string };

type EntryAsideProps = {
  checked: string;
  related: LexikonLink[];
  /** Entries and posts whose text links here. */
  mentions: LexikonLink[];
  citation: string;
};

/** What stands beside an entry: its neighbours, who mentions it, and how to cite it. */
export function EntryAside({ checked, related, mentions, citation }: EntryAsideProps) {
  return (
    <aside className="entry-aside">
      <h2 className="kicker">Verwandte Begriffe</h2>
      <Links items={related} />
      <h2 className="kicker">Erwähnt in</h2>
      <Links items={mentions} />
      <h2 className="kicker">Zitieren</h2>
      <p className="entry-aside__citation">
        <cite>{citation}</cite>
        <button type="button" className="copy" data-copy="cite">
          Kopieren
        </button>
      </p>
      <p className="label">Geprüft am {checked}</p>
    </aside>
  );
}

function Links({ items }: { items: LexikonLink[] }) {
  return (
    <ul>
      {items.map(({ path, label }) => (
        <li key={path}>
          <a href={path}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
