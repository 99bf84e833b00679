import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ENDINGS = ['jpg', 'jpeg', 'png', 'webp'];

/**
 * A picture in `content/`, named without its ending: as `content/…`, if the author has put one there. Cameras write
 * their endings in capitals.
 */
export function findPicture(root: string, path: string): string | undefined {
  const folder = `content/${dirname(path)}`;
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const found = ENDINGS.map((ending) =>
    names.find((name) => name.toLowerCase() === `${basename(path)}.${ending}`),
  ).find((name) => name !== undefined);
  return found && `${folder}/${found}`;
}
