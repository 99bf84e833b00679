import { paths } from '../../paths.ts';
import type { LexikonKarte } from './search.ts';
import './term-links.css';

export function TermLinks({ entries }: { entries: LexikonKarte[] }) {
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
