import { Arrow } from '../../ui/arrow.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import './beitrag-card.css';

type BeitragCardProps = {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  updated?: string | undefined;
  /** Why it is not out yet. */
  unpublished?: string | undefined;
  picture: string;
  alt: string;
  /** Who made the picture, where that was not the owner. */
  by: string | null;
  byLink: string | null;
  loading: 'eager' | 'lazy';
};

export function BeitragCard({ path, title, alt, by, byLink, loading, ...card }: BeitragCardProps) {
  return (
    <article className="beitrag-card framed">
      <figure>
        <img src={card.picture} alt={alt} width="862" height="200" loading={loading} />
        {by && (
          <figcaption className="label">
            Bild:{' '}
            {byLink ? (
              <a href={byLink} target="_blank" rel="noopener">
                {by}
              </a>
            ) : (
              by
            )}
          </figcaption>
        )}
      </figure>
      <p className="label">
        {card.publishDate}
        {card.updated && ` · ergänzt\u00a0am\u00a0${card.updated}`}
      </p>
      <h2>{title}</h2>
      <div>
        <Stamp text={card.unpublished} />
        <p>{card.excerpt}</p>
      </div>
      <p className="roomy">
        <a href={path} aria-label={`Weiterlesen: ${title}`}>
          Weiterlesen
          <Arrow />
        </a>
      </p>
    </article>
  );
}
