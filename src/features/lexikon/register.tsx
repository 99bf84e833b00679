import type { MouseEvent } from 'react';
import { isPlainClick } from '../../navigation/links.ts';
import { topicPath } from './query.ts';
import './register.css';
import { ALPHABET } from './search.ts';

type RegisterProps = {
  topics: readonly string[];
  topic: string;
  choose: (topic: string) => void;
  /** Letters with a term under them; the others lead to a line that says so. */
  letters: string[];
};

/** The ways into the list besides the search: by topic, and from A to Z. */
export function Register({ topics, topic: chosen, choose, letters }: RegisterProps) {
  const open = (event: MouseEvent, topic: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(topic);
  };
  return (
    <div className="register">
      <nav aria-label="Begriffe nach Thema">
        <ul className="themen">
          {['', ...topics].map((topic) => (
            <li key={topic}>
              <a
                href={topicPath(topic)}
                aria-current={topic === chosen ? 'true' : undefined}
                onClick={(event) => open(event, topic)}
              >
                {topic || 'Alle'}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Begriffe von A bis Z">
        <ul className="a-z">
          {ALPHABET.map((letter) => (
            <li key={letter}>
              <a href={`#${letter}`} className={letters.includes(letter) ? undefined : 'a-z__leer'}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
