import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import '../../ui/chips.css';
import { Drawers } from './drawers.tsx';
import './lexikon-list.css';
import { type Query, useQuery } from './query.ts';
import { Register } from './register.tsx';
import {
  drawersOf,
  exactEntry,
  type LexikonCard,
  nearestEntries,
  normalized,
  searchEntries,
} from './search.ts';

type LexikonListProps = {
  entries: LexikonCard[];
  topics: readonly string[];
  /** What the whole list begins with. */
  children: ReactNode;
};

export function LexikonList({ entries, topics, children }: LexikonListProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, change] = useQuery(topics, field);
  // The letter and the count first: the list follows in slices.
  const later = useDeferredValue(query);
  const choose = useCallback((topic: string) => change({ topic }), [change]);
  const { term, topic } = query;
  const exact = exactEntry(entries, term);
  const count = searchEntries(entries, term, topic).length;
  return (
    <div>
      <search className="lexikon-suche">
        <label className="label" htmlFor="lexikon-suche">
          Begriff suchen
        </label>
        <div className="lexikon-suche__feld framed">
          <input
            ref={field}
            id="lexikon-suche"
            type="search"
            placeholder="z. B. API, Docker, JSON …"
            autoComplete="off"
            enterKeyHint="search"
            value={term}
            onChange={(event) => change({ term: event.target.value })}
            onKeyDown={goToFirst}
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
      <Results entries={entries} topics={topics} query={later} choose={choose}>
        {children}
      </Results>
    </div>
  );
}

/** Enter opens what is called exactly so, or leads to the first that was found. */
function goToFirst({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing || !currentTarget.value.trim()) return;
  const exact = document.querySelector<HTMLElement>('.lexikon-suche__genau a');
  // Focus also takes a phone's keyboard away.
  if (exact) exact.click();
  else document.querySelector<HTMLElement>('.lexikon-liste a')?.focus();
}

type ResultsProps = LexikonListProps & { query: Query; choose: (topic: string) => void };

/** Everything that may follow the typing a moment later. */
const Results = memo(function Results({ entries, topics, query, choose, children }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { topic } = query;
  const term = normalized(query.term);
  useEffect(() => {
    if (!term && !topic) return;
    // Whoever has chosen by keyboard keeps the place in sight from which the next Tab goes on.
    const chosen = list.current!.parentElement!.querySelector('a:focus-visible');
    if (chosen) chosen.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    else showStart(list.current!);
  }, [term, topic]);

  const found = searchEntries(entries, term, topic);
  const drawers = drawersOf(found);
  const register = (
    <Register
      key="register"
      topics={topics}
      topic={topic}
      choose={choose}
      letters={drawers.flatMap(({ letters, entries }) => (entries.length > 0 ? letters : []))}
    />
  );
  const results = (
    <div key="list" ref={list} className={term ? 'lexikon-liste lexikon-liste--treffer' : 'lexikon-liste'}>
      {found.length === 0 ? (
        <NothingFound entries={entries} {...query} />
      ) : (
        <Drawers drawers={drawers} term={term} isNarrowed={Boolean(term || topic)} />
      )}
    </div>
  );
  // What was searched for stands directly under the field; the other ways into the list follow it.
  return term ? [results, register] : [!topic && children, register, results];
});

/** Scrolls to the start of the list, unless it is in the upper half of what a phone's keyboard leaves of the screen. */
function showStart(list: HTMLElement) {
  const { top } = list.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const above =
    Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  const middle = (window.visualViewport?.height ?? innerHeight) / 2;
  if (top < above - 1 || top > middle) list.scrollIntoView({ behavior: 'instant' });
}

/** The message to the owner then says what was looked for. */
function NothingFound({ entries, term, topic }: Query & { entries: LexikonCard[] }) {
  const nearest = nearestEntries(entries, term);
  const wanted = `„${term.trim()}“`;
  return (
    <div className="lexikon-leer">
      <p className="lead">{`Zu ${wanted} gibt es ${topic && `im Thema ${topic} `}noch keinen Eintrag.`}</p>
      {nearest.length > 0 && (
        <>
          <p>Am nächsten liegen:</p>
          <ul className="tags">
            {nearest.map(({ slug, heading }) => (
              <li key={slug}>
                <a href={paths.eintrag(slug)}>{heading}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="roomy">
        <a href={paths.kontakt} data-topic={wanted}>
          <span>{`Zu ${wanted} fragen`}</span>
          <Arrow />
        </a>
      </p>
    </div>
  );
}
