import { Link } from '../../navigation/link.tsx';
import { pathOf } from '../../routes.ts';
import type { LexikonKarte } from './search.ts';

export function TermLinks({ entries }: { entries: LexikonKarte[] }) {
  return (
    <ul className="tags">
      {entries.map(({ slug, heading }) => (
        <li key={slug}>
          <Link to={pathOf('eintrag', slug)}>{heading}</Link>
        </li>
      ))}
    </ul>
  );
}
