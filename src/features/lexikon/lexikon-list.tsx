import { memo, useDeferredValue } from 'react';
import { paths, pictures } from '../../paths.ts';
import './lexikon-list.css';
import { nearestEntries } from './nearest.ts';
import { useSearchTerm } from './search-term.ts';
import { ALPHABET, groupByLetter, type LexikonCard, searchEntries } from './search.ts';
import { TermLinks } from './term-links.tsx';

/** A longer glossary is laid out only where the reader is, and follows the typing in slices. */
const LONG = 200;

export function LexikonList({ entries }: { entries: LexikonCard[] }) {
  const [term, setTerm] = useSearchTerm();
  const later = useDeferredValue(term);
  return (
    <>
      <search className="lexikon-suche">
        <label className="label" htmlFor="lexikon-suche">
          Begriff suchen
        </label>
        <input
          id="lexikon-suche"
          type="search"
          placeholder="z. B. API, Docker, Machine Learning …"
          autoComplete="off"
          enterKeyHint="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <Found count={searchEntries(entries, term).length} />
      </search>
      <Results entries={entries} term={entries.length > LONG ? later : term} />
    </>
  );
}

function Found({ count }: { count: number }) {
  return (
    <p className="label" role="status">
      {count === 1 ? '1 Begriff' : `${count} Begriffe`}
    </p>
  );
}

type ResultsProps = { entries: LexikonCard[]; term: string };

const Results = memo(function Results({ entries, term }: ResultsProps) {
  const found = searchEntries(entries, term);
  const groups = groupByLetter(found);
  const group = entries.length > LONG ? 'lexikon-gruppe lexikon-gruppe--lang' : 'lexikon-gruppe';
  return (
    <>
      <Letters letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, entries: cards }) => (
        <section key={letter} className={group} aria-labelledby={letter}>
          <h2 id={letter}>{letter}</h2>
          <ul>
            {cards.map((card) => (
              <Karte key={card.slug} {...card} />
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 && <NothingFound term={term} nearest={nearestEntries(entries, term)} />}
    </>
  );
});

/** All 26 letters; those without a term lead nowhere and say so. */
function Letters({ letters }: { letters: string[] }) {
  return (
    <nav aria-label="Begriffe von A bis Z">
      <ul className="a-z">
        {ALPHABET.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <a href={`#${letter}`}>{letter}</a>
            ) : (
              <span>
                {letter}
                <span className="visually-hidden"> (keine Begriffe)</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Karte = memo(function Karte({ slug, heading, intro }: LexikonCard) {
  return (
    <li className="lexikon-karte">
      <div>
        <h3>
          <a href={paths.eintrag(slug)}>{heading}</a>
        </h3>
        <p>{intro}</p>
      </div>
      <img src={pictures.motif(slug)} alt="" width="120" height="80" loading="lazy" />
    </li>
  );
});

function NothingFound({ term, nearest }: { term: string; nearest: LexikonCard[] }) {
  return (
    <div className="lexikon-leer">
      <p className="lead">Zu „{term.trim()}“ gibt es noch keinen Eintrag.</p>
      <p>Am nächsten liegen:</p>
      <TermLinks entries={nearest} />
    </div>
  );
}
