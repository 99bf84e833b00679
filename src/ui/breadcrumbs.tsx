import './breadcrumbs.css';
import { paths } from '../paths.ts';
import type { TextLink } from './text-link.ts';

const home = { label: 'Home', to: paths.home };

/** The ways from the start to what stands in a list. */
export const trails = {
  blog: [home, { label: 'Blog', to: paths.blog }],
  lexikon: [home, { label: 'Lexikon', to: paths.lexikon }],
};

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
