import { BeitragPicture, type BeitragPictureData } from './beitrag-picture.tsx';
import './beitrag-card.css';

export type BeitragCardData = {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  image: BeitragPictureData;
};

type BeitragCardProps = BeitragCardData & { loading: 'eager' | 'lazy' };

export function BeitragCard({ path, title, excerpt, publishDate, image, loading }: BeitragCardProps) {
  return (
    <article className="beitrag-card">
      <BeitragPicture {...image} loading={loading} />
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
