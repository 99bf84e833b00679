import type { Picture } from '../src/content-types.ts';
import type { Content } from './content/load.ts';
import { previewPath } from './sheet-paths.ts';

/** The picture that a shared link to this page shows. */
export const previewOf = ({ vorschau }: Content, path: string): Picture => ({
  src: previewPath(path),
  alt: vorschau.data[path]!.drawing.alt,
});
