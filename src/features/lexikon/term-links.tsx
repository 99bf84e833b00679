import { pathOf } from '../../routes.ts';
import type { LexikonKarte } from './search.ts';
import './term-links.css';

export function TermLinks({ entries }: { entries: LexikonKarte[] }) {
  return (
    <ul className="tags">
      {entries.map(({ slug, heading }) => (
        <li key={slug}>
          <a href={pathOf('eintrag', slug)}>{heading}</a>
        </li>
      ))}
    </ul>
  );
}
