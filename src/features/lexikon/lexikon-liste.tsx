import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { pathOf } from '../../routes.ts';
import './lexikon-liste.css';
import { ALPHABET, groupByLetter, type LexikonKarte, searchEntries } from './search.ts';

export function LexikonListe({ entries }: { entries: LexikonKarte[] }) {
  const [term, setTerm] = useState('');
  const found = searchEntries(entries, term);
  const groups = groupByLetter(found);
  const letters = new Set(groups.map(({ letter }) => letter));

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
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        <p className="label" role="status">
          {found.length === 1 ? '1 Begriff' : `${found.length} Begriffe`}
        </p>
      </search>
      <nav aria-label="Begriffe von A bis Z">
        <ul className="a-z">
          {ALPHABET.map((letter) => (
            <li key={letter}>
              {letters.has(letter) ? (
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
      {groups.map((group) => (
        <section key={group.letter} className="lexikon-gruppe">
          <h2 id={group.letter}>{group.letter}</h2>
          <ul>
            {group.entries.map(({ slug, heading, intro }) => (
              <li key={slug} className="lexikon-karte">
                <h3>
                  <Link to={pathOf('eintrag', slug)}>{heading}</Link>
                </h3>
                <p>{intro}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
