import { PORTRAIT, pictures } from '../paths.ts';
import { Picture } from './picture.tsx';

type PortraitProps = {
  hasPhoto: boolean;
  /** In CSS pixels; upright, 4 : 5. */
  width: number;
  /** Left out where the name stands beside it. */
  alt?: string;
};

/** The owner: a photo, or the drawing that keeps its place. */
export function Portrait({ hasPhoto, width, alt = '' }: PortraitProps) {
  const size = { width, height: (width * 5) / 4 };
  if (hasPhoto) return <Picture {...PORTRAIT} {...size} alt={alt} className="portrait portrait--photo" />;
  return <img className="portrait plan" src={pictures.portraitDrawing} alt={alt} {...size} loading="lazy" />;
}
