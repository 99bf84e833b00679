import { memo, type ReactNode } from 'react';
import { paths, pictures } from '../../paths.ts';
import '../../ui/cards.css';
import './drawers.css';
import type { Drawer, LexikonCard } from './search.ts';

type DrawersProps = {
  drawers: Drawer[];
  /** What was searched for, in lower case, where it is to be marked. */
  term: string;
  isNarrowed: boolean;
};

/** The plan chest: a drawer for every letter, the empty ones closed. */
export function Drawers({ drawers, term, isNarrowed }: DrawersProps) {
  // Hits are shown at once, and so is the first drawer.
  return drawers.map(({ letters, entries }, index) => {
    const [letter] = letters as [string];
    if (entries.length === 0) return <ClosedDrawer key={letter} letters={letters} isNarrowed={isNarrowed} />;
    return (
      <section key={letter} className={index > 0 && !term ? 'lexikon-gruppe rest' : 'lexikon-gruppe'}>
        <h2 id={letter}>
          <span className="framed">{letter}</span>
        </h2>
        <ul className="cards">
          {entries.map((card) => (
            <Karte key={card.slug} card={card} term={term} />
          ))}
        </ul>
      </section>
    );
  });
}

/** Every letter has its place in the order, so that its link leads somewhere. */
function ClosedDrawer({ letters, isNarrowed }: { letters: string[]; isNarrowed: boolean }) {
  const [first, last] = [letters[0], letters.at(-1)];
  const span = letters.length > 2 ? `${first} bis ${last}` : letters.join(' und ');
  return (
    <p className="lexikon-zu label">
      {/* Each letter's anchor wraps the sentence, so that a screen reader reads it there: an empty one is silent. */}
      {letters.reduceRight<ReactNode>(
        (inner, letter) => (
          <span id={letter}>{inner}</span>
        ),
        // Decision 0086: a browser that translates would take a bare text away from React.
        <span>{`${isNarrowed ? 'Kein Treffer' : 'Noch kein Begriff'} mit ${span}`}</span>,
      )}
    </p>
  );
}

const Karte = memo(function Karte({ card, term }: { card: LexikonCard; term: string }) {
  const { slug, heading, intro, synonyms = [] } = card;
  const isSeen = !term || `${heading}\n${intro}`.toLowerCase().includes(term);
  const synonym = isSeen ? undefined : synonyms.find((name) => name.toLowerCase().includes(term));
  return (
    <li className="lexikon-karte framed">
      <div>
        <h3>
          <a href={paths.eintrag(slug)}>{marked(heading, term)}</a>
        </h3>
        <p>{marked(intro, term)}</p>
        {synonym && (
          <p className="label">
            auch: <span>{marked(synonym, term)}</span>
          </p>
        )}
      </div>
      <img src={pictures.thumbnail(slug)} alt="" width="200" height="160" loading="lazy" />
    </li>
  );
});

/**
 * The text with what was searched for marked in it; `term` is in lower case. No component: thousands of cards
 * without a mark would have two each.
 */
function marked(text: string, term: string): ReactNode {
  if (!term) return text;
  const lower = text.toLowerCase();
  let next = 0;
  return lower.split(term).flatMap(({ length }) => {
    const [start, end] = [next, next + length];
    next = end + term.length;
    return [
      <span key={`${start} text`}>{text.slice(start, end)}</span>,
      end < text.length && <mark key={`${end} mark`}>{text.slice(end, next)}</mark>,
    ];
  });
}
