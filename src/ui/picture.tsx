import { photoSet, pictures } from '../paths.ts';
import './picture.css';

type PictureProps = {
  name: string;
  widths: readonly number[];
  alt: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  className?: string;
};

/** A photo in two formats and several widths. */
export function Picture({ name, widths, alt, width, height, className }: PictureProps) {
  const sizes = `${width}px`;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={photoSet(name, widths, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictures.photo(name, widths[1] ?? widths[0]!, 'webp')}
        srcSet={photoSet(name, widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
    </picture>
  );
}
