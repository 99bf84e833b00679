import { nearestEntries } from './nearest.ts';
import type { Query } from './query.ts';
import { ALPHABET, type LexikonCard } from './search.ts';
import { TermLinks } from './term-links.tsx';

export function NothingFound({ entries, term, topic }: Query & { entries: LexikonCard[] }) {
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
    </div>
  );
}
