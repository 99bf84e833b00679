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
export function checkFileNames({ path, ending, names, specified }: Folder): Problem[] {
  const slugs = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  const rivals = Map.groupBy(slugs, slugFor);
  return names.flatMap((name): Problem[] => {
    if (OTHERS.test(name) || isRemark(name)) return [];
    const message = name.endsWith(ending)
      ? slugComplaint(name.slice(0, -ending.length))
      : unreadComplaint(name);
    return message ? [{ file: `${path}/${name}`, line: 1, field: 'Dateiname', message }] : [];
  });

  /** Never the name of a text that is there: whoever follows would write over it. */
  function unreadComplaint(name: string): string {
    const stem = name.replace(/\.[^.]*$/, '');
    const slug = slugFor(stem.endsWith(ending) ? stem.slice(0, -ending.length) : stem);
    const advice = slugs.includes(slug) ? 'Löschen Sie sie' : `Nennen Sie sie ${slug}${ending}`;
    return `Diese Datei liest niemand. ${advice}, oder legen Sie sie woandershin.`;
  }

  function slugComplaint(slug: string): string | undefined {
    if (specified.includes(slug)) return undefined;
    const isWellFormed = SLUG.test(slug);
    const twin = rivals.get(slugFor(slug))!.find((other) => other !== slug);
    // Of two files that compete for one address the well-formed one stays.
    if (twin && !(isWellFormed && !specified.includes(twin)))
      return `${twin}${ending} hätte dieselbe Adresse. Löschen Sie eine der beiden Dateien, oder geben Sie ihr einen anderen Namen.`;
    if (isWellFormed) return undefined;
    return `Der Name wird zur Adresse: nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche. Nennen Sie die Datei ${slugFor(slug)}${ending}.`;
  }
}

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
  const message = `Der Name wird zur Adresse: nur Buchstaben ohne Umlaute, Ziffern, Punkt und Bindestriche. Nennen Sie die Datei public${better}.`;
  return [{ file: `public${path}`, field: 'Dateiname', message }];
}
