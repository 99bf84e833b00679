import { paths } from '../../paths.ts';
import type { LexikonCard } from './search.ts';
import './term-links.css';

export function TermLinks({ entries }: { entries: LexikonCard[] }) {
  return (
    <ul className="tags">
      {entries.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={paths.eintrag(slug)}>{heading}</a>
        </li>
      ))}
    </ul>
  );
}
