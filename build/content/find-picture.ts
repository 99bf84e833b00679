import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

/** A picture in `content/`, named without its ending: as `content/…`, if the author has put one there. */
export const findPicture = (root: string, path: string): string | undefined =>
  ENDINGS.map((ending) => `content/${path}.${ending}`).find((file) => existsSync(join(root, file)));
