export type BeitragPictureData = {
  src: string;
  alt: string;
  /** Who made the picture, where that was not the owner. */
  by: string | null;
  byLink: string | null;
};

type BeitragPictureProps = BeitragPictureData & { loading: 'eager' | 'lazy' };

/** A post's picture with its optional credit. */
export function BeitragPicture({ src, alt, by, byLink, loading }: BeitragPictureProps) {
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
