import { z } from 'zod';
import { paths } from '../paths.ts';
import { type ContentFile, photoFolder, type Problem, yamlFolder } from './declaration.ts';
import { draft, order, text } from './parts.ts';
import type { Photo } from './photo.ts';

const FOLDER = 'referenzen';

const referenzSchema = z.strictObject({
  draft,
  order,
  quote: z.string().min(20).max(400),
  person: text,
  company: text,
  /** A photo that lies beside the file, by its name. */
  picture: z.strictObject({ src: text, alt: text }).optional(),
});

/** What a client says, in their own words and with their consent. The folder may be empty. */
export const referenzen = yamlFolder(FOLDER, referenzSchema, () => paths.home);
export const referenzPhotos = photoFolder(FOLDER);

type Referenz = ContentFile<z.infer<typeof referenzSchema>>;

export const photoOf = ({ data: { picture } }: Referenz, photos: Photo[]) =>
  photos.find(({ file }) => file === `content/${FOLDER}/${picture?.src}`);

/** Each photo that is named lies there. */
export function checkReferenzen(referenzen: Referenz[], photos: Photo[]): Problem[] {
  return referenzen
    .filter((referenz) => referenz.data.picture && !photoOf(referenz, photos))
    .map(({ file, data, lineOf }) => ({
      file,
      line: lineOf(['picture', 'src']),
      field: 'picture.src',
      message: `Das Foto content/${FOLDER}/${data.picture!.src} gibt es nicht, oder es lässt sich nicht lesen.`,
    }));
}
