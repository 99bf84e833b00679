import { Arrow } from '../../ui/arrow.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { BeitragPicture, type BeitragPictureData } from './beitrag-picture.tsx';
import { tagSlug } from './tag.ts';
import './beitrag-card.css';

export type BeitragCardData = {
  path: string;
  title: string;
  excerpt: string;
  publishDate: string;
  updated?: string | undefined;
  tags: string[];
  /** Why it is not out yet. */
  unpublished?: string | undefined;
  image: BeitragPictureData;
};

type BeitragCardProps = BeitragCardData & { loading: 'eager' | 'lazy' };

export function BeitragCard(card: BeitragCardProps) {
  const { path, title, excerpt, publishDate, updated, tags, unpublished, image, loading } = card;
  return (
    <article className="beitrag-card" data-tags={tags.map(tagSlug).join(' ')}>
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
      <p>
        <a href={path} aria-label={`Weiterlesen: ${title}`}>
          Weiterlesen
          <Arrow />
        </a>
      </p>
    </article>
  );
}
