import { PORTRAIT_WIDTHS, pictures } from '../paths.ts';
import './portrait.css';

type PortraitProps = {
  hasPhoto: boolean;
  /** In CSS pixels; upright, 4 : 5. */
  width: number;
  /** Left out where the name stands beside it. */
  alt?: string;
};

/** The owner: a photo in two formats and several widths, or the drawing that keeps its place. */
export function Portrait({ hasPhoto, width, alt = '' }: PortraitProps) {
  const size = { width, height: (width * 5) / 4, loading: 'lazy' } as const;
  if (!hasPhoto) return <img className="portrait" src={pictures.portraitDrawing} alt={alt} {...size} />;
  const sources = (format: 'avif' | 'webp') =>
    PORTRAIT_WIDTHS.map((pixels) => `${pictures.portrait(pixels, format)} ${pixels}w`).join(', ');
  const sizes = `${width}px`;
  return (
    <picture className="portrait-frame">
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        className="portrait portrait--photo"
        src={pictures.portrait(PORTRAIT_WIDTHS[1], 'webp')}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        {...size}
      />
    </picture>
  );
}
