import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { turnedDate } from '../../src/day.ts';
import { paths } from '../../src/paths.ts';
import { headingId } from '../content/heading-id.ts';
import { uncheckedYaml } from '../content/checked-yaml.ts';
import { sourceText } from '../content/source-text.ts';

/** What an author can begin with a command: the folder, the ending, the longest title, and where it will be read. */
const KINDS = {
  beitrag: { folder: 'blog', ending: '.md', longest: 90, address: paths.beitrag },
  eintrag: { folder: 'lexikon', ending: '.md', longest: 40, address: paths.eintrag },
  projekt: { folder: 'projekte', ending: '.yaml', longest: 40, address: paths.projekt },
  leistung: { folder: 'leistungen', ending: '.yaml', longest: 40, address: paths.leistung },
} as const;

type Kind = keyof typeof KINDS;
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
  const taken = whoHas(root, kind, slug);
  if (taken) throw new Refusal(`${taken} gibt es schon. Wählen Sie einen anderen Titel.`);
  const template = readFileSync(new URL(`${kind}${ending}`, import.meta.url), 'utf8');
  const words = { ...wordsFor(root, folder, title, today), adresse: address(slug) };
  const source = template.replaceAll(/«([\w-]+)»/g, (_, name: keyof typeof words) => words[name]);
  return { file, address: address(slug), source };
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}

/** What is there already under this name or address, in capitals or not. */
function whoHas(root: string, kind: Kind, slug: string): string | undefined {
  // Projects, legal texts and overviews share the first level of addresses.
  const isAtTop = kind === 'projekt';
  const folders: string[] = isAtTop ? [KINDS[kind].folder, 'recht'] : [KINDS[kind].folder];
  const overview = isAtTop && [...Object.values(paths), '/leistungen/'].find((path) => path === `/${slug}/`);
  if (overview) return `Die Seite /${slug}/`;
  const same = folders
    .flatMap((folder) => globSync(`content/${folder}/*.{md,yaml}`, { cwd: root }))
    .find((file) => headingId(basename(file).replace(/\.\w+$/, ''), []) === slug);
  return same?.replaceAll('\\', '/');
}

/** What stands in the templates between «…». */
function wordsFor(root: string, folder: string, title: string, today: string) {
  const heads = headsIn(root, folder);
  const service = headsIn(root, 'leistungen').toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))[0];
  const most = (field: 'id' | 'order') => Math.max(0, ...heads.map((head) => head[field] ?? 0));
  return {
    titel: quoted(title),
    seitentitel: quoted(cut(padded(title), 60)),
    ueberschrift: quoted(padded(title)),
    kurz: quoted(cut(title, 28)),
    heute: today,
    'heute-deutsch': turnedDate(today),
    nummer: String(most('id') + 1),
    platz: String(most('order') + 1),
    leistung: service ? paths.leistung(service.slug) : paths.kontakt,
    'leistung-name': quoted(service?.menu ?? 'Kontakt'),
    verwandte: heads
      .filter(({ draft }) => !draft)
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join(', '),
  };
}

type Head = { slug: string; id?: number; order?: number; menu?: string; draft?: boolean };

function headsIn(root: string, folder: string): Head[] {
  return readdirSync(join(root, 'content', folder))
    .filter((name) => /^[a-z\d].*\.(?:md|yaml)$/.test(name))
    .toSorted()
    .map((name) => {
      const source = sourceText(readFileSync(join(root, 'content', folder, name), 'utf8'));
      const yaml = name.endsWith('.md') ? (/^---\n([^]*?)\n---/.exec(source)?.[1] ?? '') : source;
      return { ...(uncheckedYaml(yaml) as Head | undefined), slug: name.replace(/\.\w+$/, '') };
    });
}

/** Inside of YAML's single quotes. */
const quoted = (text: string) => text.replaceAll("'", "''");
const padded = (title: string) => (title.length < 10 ? `${title} – kurz erklärt` : title);

/** At the end of a word, if there is one. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, length);
}
