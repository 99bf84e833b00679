import { BeitragBild, type BeitragBildData } from './beitrag-bild.tsx';
import './beitrag-karte.css';

export type BeitragKarteData = {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  image: BeitragBildData;
};

type BeitragKarteProps = BeitragKarteData & { loading: 'eager' | 'lazy' };

export function BeitragKarte({ path, title, excerpt, publishDate, image, loading }: BeitragKarteProps) {
  return (
    <article className="beitrag-karte">
      <BeitragBild {...image} loading={loading} />
      <p className="label">{publishDate}</p>
      <h2>{title}</h2>
      <p>{excerpt}</p>
      <p>
        <a href={path} aria-label={`Weiterlesen: ${title}`}>
          Weiterlesen <span aria-hidden="true">→</span>
        </a>
      </p>
    </article>
  );
}
