import { suggestion } from '../../src/nearest.ts';
import type { Problem } from '../../src/content/declaration.ts';
import { headingId } from './heading-id.ts';

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
/** Beside the texts may lie what they show, and a remark about the folder. */
const OTHERS = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** What operating systems leave behind in folders; macOS on some drives beside every file (`._text.md`). */
export const isLitter = (name: string) =>
  /^(?:\._.*|\.DS_Store|\.gitkeep|Thumbs\.db|desktop\.ini)$/i.test(name);

/** Hidden is also what editors put beside an open text: Word a note who has it open, others the text as it was. */
export const isHidden = (name: string) =>
  name.startsWith('.') || name.startsWith('~$') || name.endsWith('~') || isLitter(name);

export const isRemark = (name: string) => name === 'LIESMICH.md' || name === 'README.md';

type Folder = { path: string; ending: string; names: string[]; specified: readonly string[] };

/** The name of a file is its address: what is wrong with it nobody could mend later without a dead link. */
export const checkFileNames = ({ path, ending, names, specified }: Folder): Problem[] =>
  names
    .filter((name) => !OTHERS.test(name) && !isRemark(name))
    .flatMap((name): Problem[] => {
      const isText = name.endsWith(ending);
      const slug = name.replace(/\.[^.]*$/, '');
      if (isText && (SLUG.test(slug) || specified.includes(slug))) return [];
      const better = slugFor(slug) + ending;
      const message = `${isText ? RULE : 'Diese Datei liest niemand.'} ${
        names.includes(better)
          ? `${better} gibt es schon: Löschen Sie eine von beiden`
          : `Nennen Sie sie ${better}`
      }, oder legen Sie sie woandershin.`;
      return [{ file: `${path}/${name}`, line: 1, field: 'Dateiname', message }];
    });

const RULE =
  'Der Name wird zur Adresse: nur Buchstaben ohne Umlaute, in content/ kleine, Ziffern, Punkt und Bindestriche.';

/** What may be meant as content: a folder, or a text. */
const MEANT = /^[^.]+$|\.(?:md|ya?ml)$/i;

/** Folders of pictures: marks of brands, and drawings that pages name or show on their own. */
const PICTURES = ['marken', 'zeichnungen'];

/** What stands where no page is made of it would be missing on the site without a word. */
export const checkTopNames = (names: string[], declared: string[]): Problem[] =>
  names
    .filter((name) => MEANT.test(name) && ![...declared, ...PICTURES].includes(name) && !isRemark(name))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      field: 'Dateiname',
      message: `Aus „${name}“ wird keine Seite.${suggestion(name, declared)} Benennen Sie es um, oder legen Sie es woandershin.`,
    }));

/** The rules of a heading's fragment are those of an address. */
const slugFor = (name: string) => headingId(name.normalize('NFC'), []);

const PUBLIC_NAME = /^[\w./~-]+$/;

/** Files in `public/` keep their capitals, but a browser would encode everything beyond ASCII. */
export function checkPublicName(path: string): Problem[] {
  if (PUBLIC_NAME.test(path)) return [];
  const better = path.replaceAll(/[^/.]+/g, slugFor);
  const message = `${RULE} Nennen Sie die Datei public${better}.`;
  return [{ file: `public${path}`, field: 'Dateiname', message }];
}
