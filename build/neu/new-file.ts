import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnedDate } from '../../src/day.ts';
import { paths } from '../../src/paths.ts';
import { headingId } from '../content/heading-id.ts';

/** What an author can begin with a command: the folder, the ending, the longest title, and where it will be read. */
const KINDS = {
  beitrag: { folder: 'blog', ending: '.md', longest: 90, address: paths.beitrag },
  eintrag: { folder: 'lexikon', ending: '.md', longest: 40, address: paths.eintrag },
  projekt: { folder: 'projekte', ending: '.yaml', longest: 40, address: paths.projekt },
  leistung: { folder: 'leistungen', ending: '.yaml', longest: 40, address: paths.leistung },
  referenz: { folder: 'referenzen', ending: '.yaml', longest: 60, address: () => paths.home },
} as const;

export type NewFile = { file: string; address: string; source: string };

export const kindNames = Object.keys(KINDS);

/** The sentence that the author reads instead of a file. */
export class Refusal extends Error {}

/** A file that builds as it is; its stand-ins begin with words that `launch-check` knows. */
export function newFile(root: string, kind: string, title: string, today: string): NewFile {
  if (!isKind(kind)) throw new Refusal(`„${kind}“ gibt es nicht. Bekannt sind: ${kindNames.join(', ')}.`);
  const { folder, ending, longest, address } = KINDS[kind];
  if (title.length < 2 || title.length > longest)
    throw new Refusal(`Der Titel hat 2 bis ${longest} Zeichen, dieser ${title.length}.`);
  if (kind === 'eintrag' && !/^[A-Za-z]/.test(title))
    throw new Refusal('Ein Eintrag steht unter seinem ersten Buchstaben: Beginnen Sie mit A bis Z.');
  const slug = headingId(title.normalize('NFC'), []);
  const file = `content/${folder}/${slug}${ending}`;
  if (existsSync(join(root, file)))
    throw new Refusal(`${file} gibt es schon. Wählen Sie einen anderen Titel.`);
  const template = readFileSync(new URL(`${kind}${ending}`, import.meta.url), 'utf8');
  const words = { ...wordsFor(root, folder, title, today), adresse: address(slug) };
  const source = template.replaceAll(/«([\w-]+)»/g, (_, name: keyof typeof words) => words[name]);
  return { file, address: address(slug), source };
}

function isKind(kind: string): kind is keyof typeof KINDS {
  return Object.hasOwn(KINDS, kind);
}

/** What stands in the templates between «…». */
function wordsFor(root: string, folder: string, title: string, today: string) {
  const names = globSync('[a-z0-9]*.{md,yaml}', { cwd: join(root, 'content', folder) }).toSorted();
  const sources = names.map((name) => readFileSync(join(root, 'content', folder, name), 'utf8'));
  const next = (field: string) => {
    const numbers = sources.map((source) =>
      Number(new RegExp(`^${field}: ['"]?(\\d+)`, 'm').exec(source)?.[1] ?? 0),
    );
    return String(Math.max(0, ...numbers) + 1);
  };
  const finished = names.filter((_, index) => !/^draft: true/m.test(sources[index]!));
  return {
    titel: quoted(title),
    seitentitel: quoted(padded(title).slice(0, 60)),
    ueberschrift: quoted(padded(title)),
    kurz: quoted(title.slice(0, 28)),
    heute: today,
    'heute-deutsch': turnedDate(today),
    nummer: next('id'),
    platz: next('order'),
    verwandte: finished
      .slice(0, 3)
      .map((name) => name.replace(/\.\w+$/, ''))
      .join(', '),
  };
}

/** Inside of YAML's single quotes. */
const quoted = (text: string) => text.trim().replaceAll("'", "''");
const padded = (title: string) => (title.length < 10 ? `${title} – kurz erklärt` : title);
