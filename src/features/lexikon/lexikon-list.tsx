import { type KeyboardEvent, type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import './lexikon-list.css';
import { type Query, useQuery } from './query.ts';
import { paths } from '../../paths.ts';
import { Results } from './results.tsx';
import { exactEntry, type LexikonCard, searchEntries } from './search.ts';

type LexikonListProps = {
  entries: LexikonCard[];
  topics: readonly string[];
  /** What the whole list begins with. */
  children: ReactNode;
};

export function LexikonList({ entries, topics, children }: LexikonListProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, change] = useQuery(topics, field);
  // The letter and the count first: the list follows in slices.
  const later = useDeferredValue(query);
  const asked = useRef<Query>(null);

  const ask = useCallback(
    (next: Partial<Query>) => {
      asked.current = change(next);
    },
    [change],
  );
  const { term, topic } = query;
  const exact = exactEntry(entries, term);
  const count = searchEntries(entries, term, topic).length;
  return (
    <div onKeyDown={walkThrough}>
      <search className="lexikon-suche">
        <label className="label" htmlFor="lexikon-suche">
          Begriff suchen
        </label>
        <div className="lexikon-suche__feld framed">
          <input
            ref={field}
            id="lexikon-suche"
            type="search"
            placeholder="z. B. API, Docker, Machine Learning …"
            autoComplete="off"
            enterKeyHint="search"
            value={term}
            onChange={(event) => ask({ term: event.target.value })}
          />
          <p className="label" role="status">
            {count === 1 ? '1 Begriff' : `${count} Begriffe`}
          </p>
        </div>
        {exact && (
          <p className="lexikon-suche__genau roomy">
            <span>Genau: </span>
            <a href={paths.eintrag(exact.slug)}>{exact.heading}</a>
          </p>
        )}
      </search>
      <Results entries={entries} topics={topics} query={later} asked={asked} list={list} ask={ask}>
        {children}
      </Results>
    </div>
  );
}

/**
 * ↓ and ↑ walk from the field through what was found and back, Escape back to the field. Enter in the field opens
 * what is called exactly so, or else goes to the first that was found.
 */
function walkThrough(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey, nativeEvent } = event;
  const field = currentTarget.querySelector('input')!;
  // In the whole list the arrows scroll, as everywhere.
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing || !field.value.trim()) return;
  const stops = [field, ...currentTarget.querySelectorAll<HTMLElement>('.lexikon-liste a')];
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const step = { ArrowDown: at + 1, ArrowUp: at - 1, ...(at === 0 ? { Enter: 1 } : { Escape: 0 }) };
  const next = stops[step[key as keyof typeof step] ?? -1];
  if (!next) return;
  event.preventDefault();
  const exact = key === 'Enter' && currentTarget.querySelector<HTMLElement>('.lexikon-suche a');
  if (exact) return exact.click();
  next.focus();
  if (next === field) field.select();
}
