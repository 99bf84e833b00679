import { PORTRAIT, photoSet, pictures } from '../paths.ts';

type PortraitProps = {
  hasPhoto: boolean;
  /** In CSS pixels; upright, 4 : 5. */
  width: number;
  /** Left out where the name stands beside it. */
  alt?: string;
};

/** The owner: a photo in two formats and several widths, or the drawing that keeps its place. */
export function Portrait({ hasPhoto, width, alt = '' }: PortraitProps) {
  const place = { width, height: (width * 5) / 4, loading: 'lazy' } as const;
  if (!hasPhoto) return <img className="portrait plan" src={pictures.portraitDrawing} alt={alt} {...place} />;
  const { name, widths } = PORTRAIT;
  const sizes = `${width}px`;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={photoSet(name, widths, 'avif')} sizes={sizes} />
      <img
        className="portrait portrait--photo"
        src={pictures.photo(name, widths[1], 'webp')}
        srcSet={photoSet(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        {...place}
      />
    </picture>
  );
}
