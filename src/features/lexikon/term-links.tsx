import { paths } from '../../paths.ts';
import type { Term } from './search.ts';
import '../../ui/chips.css';
import './term-links.css';

export function TermLinks({ entries }: { entries: Term[] }) {
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
