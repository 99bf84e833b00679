import { Link } from '../../navigation/link.tsx';
import './beitrag-karte.css';

export type BeitragKarteData = { path: string; title: string; excerpt: string; publishDate: string };

export function BeitragKarte({ path, title, excerpt, publishDate }: BeitragKarteData) {
  return (
    <article className="beitrag-karte">
      <p className="label">{publishDate}</p>
      <h2>{title}</h2>
      <p>{excerpt}</p>
      <p>
        <Link to={path} aria-label={`Weiterlesen: ${title}`}>
          Weiterlesen <span aria-hidden="true">→</span>
        </Link>
      </p>
    </article>
  );
}
