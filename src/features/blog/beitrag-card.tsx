import { Arrow } from '../../ui/arrow.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import './beitrag-card.css';

export type BeitragCardData = {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  updated?: string | undefined;
  /** Why it is not out yet. */
  unpublished?: string | undefined;
  image: BeitragPictureData;
};

type BeitragCardProps = BeitragCardData & { loading: 'eager' | 'lazy' };

export function BeitragCard(card: BeitragCardProps) {
  const { path, title, excerpt, publishDate, updated, unpublished, image, loading } = card;
  return (
    <article className="beitrag-card framed">
      <BeitragPicture {...image} loading={loading} />
      <p className="label">
        {publishDate}
        {updated && ` · ergänzt\u00a0am\u00a0${updated}`}
      </p>
      <h2>{title}</h2>
      <div>
        <Stamp text={unpublished} />
        <p>{excerpt}</p>
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

type BeitragPictureData = {
  src: string;
  alt: string;
  /** Who made the picture, where that was not the owner. */
  by: string | null;
  byLink: string | null;
};

type BeitragPictureProps = BeitragPictureData & { loading: 'eager' | 'lazy' };

/** A post's picture with its optional credit. */
function BeitragPicture({ src, alt, by, byLink, loading }: BeitragPictureProps) {
  return (
    <figure>
      <img src={src} alt={alt} width="640" height="200" loading={loading} />
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
  );
}
