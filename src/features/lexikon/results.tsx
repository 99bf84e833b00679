import { memo, type ReactNode, type RefObject, useEffect } from 'react';
import { AskAbout } from './ask-about.tsx';
import { Drawers } from './drawers.tsx';
import { nearestEntries } from './nearest.ts';
import type { Query } from './query.ts';
import { Register } from './register.tsx';
import { ALPHABET, drawersOf, type LexikonCard, normalized, searchEntries } from './search.ts';
import { TermLinks } from './term-links.tsx';

type ResultsProps = {
  entries: LexikonCard[];
  topics: readonly string[];
  query: Query;
  /** What the visitor has asked for last, unlike what just stands in the address. */
  asked: RefObject<Query | null>;
  list: RefObject<HTMLDivElement | null>;
  ask: (next: Partial<Query>) => void;
  children: ReactNode;
};

/** Everything that may follow the typing a moment later. */
export const Results = memo(function Results(props: ResultsProps) {
  const { entries, topics, query, asked, list, ask, children } = props;
  const { topic } = query;
  const term = normalized(query.term);
  useEffect(() => {
    // Who follows a link to a search has asked, too.
    if (asked.current === query || normalized(query.term)) showStart(list.current!);
  }, [query, asked, list]);

  const found = searchEntries(entries, term, topic);
  const drawers = drawersOf(found);
  const register = (
    <Register
      key="register"
      topics={topics}
      topic={topic}
      choose={(topic) => ask({ topic })}
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

function NothingFound({ entries, term, topic }: Query & { entries: LexikonCard[] }) {
  const nearest = nearestEntries(entries, term);
  return (
    <div className="lexikon-leer">
      <div className="visually-hidden">
        {ALPHABET.map((letter) => (
          <span key={letter} id={letter} />
        ))}
      </div>
      <p className="lead">
        {`Zu „${term.trim()}“ gibt es ${topic && `im Thema ${topic} `}noch keinen Eintrag.`}
      </p>
      {nearest.length > 0 && (
        <>
          <p>Am nächsten liegen:</p>
          <TermLinks entries={nearest} />
        </>
      )}
      <AskAbout term={term.trim()} />
    </div>
  );
}
