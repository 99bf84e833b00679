import { useCallback, useDeferredValue, useRef } from 'react';
import { useSearchKeys, useSlash } from './keys.ts';
import './lexikon-list.css';
import { type Query, useQuery } from './query.ts';
import { paths } from '../../paths.ts';
import { Results } from './results.tsx';
import { exactEntry, type LexikonCard, searchEntries } from './search.ts';

type LexikonListProps = { entries: LexikonCard[]; topics: readonly string[] };

export function LexikonList({ entries, topics }: LexikonListProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, change] = useQuery(topics, field);
  // The letter and the count first: the list follows in slices.
  const later = useDeferredValue(query);
  const asked = useRef<Query>(null);
  useSearchKeys(field, list);
  const [isSlashOn, turnSlash] = useSlash();

  const ask = useCallback(
    (next: Partial<Query>) => {
      asked.current = change(next);
    },
    [change],
  );
  const { term, topic } = query;
  const exact = exactEntry(entries, term);
  return (
    <div>
      <search className="lexikon-suche">
        <label className="label" htmlFor="lexikon-suche">
          Begriff suchen
        </label>
        <div className="lexikon-suche__feld">
          <input
            ref={field}
            id="lexikon-suche"
            type="search"
            placeholder="z. B. API, Docker, Machine Learning …"
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts={isSlashOn ? '/' : undefined}
            value={term}
            onChange={(event) => ask({ term: event.target.value })}
          />
          <button
            type="button"
            className="lexikon-suche__taste"
            aria-pressed={isSlashOn}
            // A screen reader reads label and title one after the other, as one sentence.
            aria-label="Die Taste /"
            title={`springt in die Suche: ${isSlashOn ? 'ein' : 'aus'}`}
            onClick={turnSlash}
          >
            /
          </button>
          <Found count={searchEntries(entries, term, topic).length} />
        </div>
        {exact && (
          <p className="lexikon-suche__genau">
            <span>Genau: </span>
            <a href={paths.eintrag(exact.slug)}>{exact.heading}</a>
          </p>
        )}
      </search>
      <Results entries={entries} topics={topics} query={later} asked={asked} list={list} ask={ask} />
    </div>
  );
}

function Found({ count }: { count: number }) {
  return (
    <p className="label" role="status">
      {count === 1 ? '1 Begriff' : `${count} Begriffe`}
    </p>
  );
}
