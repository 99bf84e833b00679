import './breadcrumbs.css';
import type { TextLink } from './text-link.ts';

export function Breadcrumbs({ trail, current }: { trail: TextLink[]; current: string }) {
  return (
    <nav className="breadcrumbs label roomy" aria-label="Brotkrumen">
      <ol className="row">
        {trail.map(({ label, to }) => (
          <li key={to}>
            <a href={to}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
