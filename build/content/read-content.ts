import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import type {
  ContentFile,
  ContentText,
  Declaration,
  Problem,
  Resolved,
} from '../../src/content/declaration.ts';
import type { Read } from '../../src/pages/define/page.ts';
import type { Site } from '../../src/site.ts';
import { today as dayOfBuild } from '../today.ts';
import { parseFrontMatter, parseYaml } from './checked-yaml.ts';
import { checkFileNames, checkTopNames, isHidden, isRemark } from './file-names.ts';
import { renderMarkdown } from './markdown.ts';
import { ownerWords } from './owner-words.ts';
import { findPhoto, findPicture, type Photo, type Photos } from './photos.ts';
import { findLiteralPrices } from './prices.ts';
import { findStraySigns, isFile, NOT_UTF8, slugOf, sourceText } from './source-text.ts';
import { DRAFT, type Unpublished, whyUnpublished } from './unpublished.ts';

/** A link that stands in the content, with the place to mend it. */
export type NamedLink = { file: string; line: number; href: string };

export type ReadFile = ContentFile<unknown>;

export type Content = {
  read: Read;
  files: ReadFile[];
  links: NamedLink[];
  /** Texts that were left out. */
  unpublished: Unpublished[];
  /** All that is wrong in single files. */
  problems: Problem[];
};

/** What was made of a file, for as long as neither it nor its schema changes. */
export type ContentCache = Map<string, { source: string; schema: z.ZodType; made: Made }>;
type Made = { file?: ReadFile & Partial<ContentText<unknown>>; problems: Problem[] };

export type ReadOptions = {
  photos?: Photos;
  /** JJJJ-MM-TT: what is dated later is not out yet. */
  today?: string;
  /** For the development server: what is not out yet is read like everything else. */
  withUnpublished?: boolean;
  /** For the check of the build: a text with a day ahead is read, a draft is not. */
  withPlanned?: boolean;
  cache?: ContentCache;
};

/** Reads and checks every file that is declared. */
export function readContent(
  root: string,
  declarations: Declaration[],
  site: Site,
  {
    photos = new Map(),
    today = dayOfBuild(),
    withUnpublished = false,
    withPlanned = false,
    cache = new Map(),
  }: ReadOptions = {},
): Content {
  const owner = ownerWords(root, site, withUnpublished);
  const keyOf = ({ kind, path }: Declaration) => `${kind} ${path}`;
  const files: (ReadFile & Partial<ContentText<unknown>>)[] = [];
  const unpublished: Unpublished[] = [];
  const problems = checkTopNames(
    namesIn(join(root, 'content')),
    declarations.map(({ path }) => path.split('/', 1)[0]!),
  );
  const resolved = new Map<string, unknown>();
  for (const declaration of declarations)
    if (!resolved.has(keyOf(declaration))) resolved.set(keyOf(declaration), resolve(declaration));

  return {
    // Each declaration carries the type of what it resolves to.
    read: <Needs extends Record<string, Declaration>>(needs: Needs) =>
      Object.fromEntries(
        Object.entries(needs).map(([name, declaration]) => [name, resolved.get(keyOf(declaration))]),
      ) as Resolved<Needs>,
    files,
    links: files.flatMap(({ file, data, lineOf, article }) => [
      ...linksIn(data).map(({ text, path }) => ({ file, href: text, line: lineOf(path) })),
      ...(article?.links ?? []).map((link) => ({ file, ...link })),
    ]),
    unpublished,
    problems,
  };

  function resolve(declaration: Declaration): unknown {
    const { path, kind, specified = [] } = declaration;
    if (kind === 'day') return today;
    if (kind === 'picture') return pictureAt(path);
    if (kind === 'file') return readFile(`content/${path}`, declaration)[0];
    const folder = `content/${path}`;
    const ending = kind === 'texts' ? '.md' : '.yaml';
    const names = namesIn(join(root, folder));
    problems.push(...checkFileNames({ path: folder, ending, names, specified }));
    return names
      .filter((name) => name.endsWith(ending) && !isRemark(name))
      .flatMap((name) => readFile(`${folder}/${name}`, declaration));
  }

  function pictureAt(path: string): string | undefined {
    const file = findPicture(root, path);
    const folder = `content/${dirname(path)}`;
    // A photo as phones take it, or under another name: its author waits for it on the page.
    const [other] = file ? [] : namesIn(join(root, folder)).filter((name) => !isRemark(name));
    if (other) {
      const message = `Diese Datei zeigt keine Seite. Speichern Sie das Foto als JPEG mit dem Namen ${basename(path)}.jpg, oder legen Sie sie woandershin.`;
      problems.push({ file: `${folder}/${other}`, field: 'Dateiname', message });
    }
    if (file && photos.has(file)) {
      const message = portraitComplaint(photos.get(file));
      if (message) problems.push({ file, field: 'Bild', message });
    }
    return file;
  }

  function readFile(file: string, { kind, schema, address }: Declaration): ReadFile[] {
    const unreadable = (message: string) => {
      problems.push({ file, line: 1, field: 'Datei', message });
      return [];
    };
    if (!isFile(join(root, file)))
      return unreadable(
        `Diese Datei fehlt, und mit ihr eine Seite. Holen Sie sie zurück: git checkout ${file}`,
      );
    const bytes = readFileSync(join(root, file));
    if (!isUtf8(bytes)) return unreadable(NOT_UTF8);
    const original = sourceText(bytes.toString());
    const reason = address && whyUnpublished(file, original, today);
    if (reason && !withUnpublished && !(withPlanned && reason !== DRAFT)) {
      unpublished.push({ file, reason, address: address(slugOf(file)) });
      return [];
    }
    const stray = findStraySigns(file, original);
    // Nothing can be read behind a conflict, and what is wrong there would mislead.
    if (stray.some(({ field }) => field === 'Git')) {
      problems.push(stray[0]!);
      return [];
    }
    const found = [...stray, ...findLiteralPrices(file, original, owner.prices)];
    const source = owner.putInto(file, original, found);
    const known = cache.get(file);
    // What shows photos is read again: they may have changed as well.
    const isFresh = known?.source === source && known.schema === schema && !source.includes('![');
    const made = isFresh ? known.made : make(file, kind, source, schema!);
    cache.set(file, { source, schema: schema!, made });
    // What is wrong with a value that could not be filled in follows from that.
    const own = made.problems.filter(({ line }) => !found.some((other) => other.line === line));
    problems.push(...found, ...own);
    if (!made.file) return [];
    // A copy: what is kept for the next reading must not say why it was not out today.
    const marked = reason ? { ...made.file, unpublished: reason } : made.file;
    files.push(marked);
    return [marked];
  }

  function make(file: string, kind: Declaration['kind'], source: string, schema: z.ZodType): Made {
    const slug = slugOf(file);
    if (kind !== 'texts') {
      const parsed = parseYaml(file, source, schema);
      return 'problems' in parsed ? parsed : { file: { slug, file, ...parsed }, problems: [] };
    }
    const parsed = parseFrontMatter(file, source, schema);
    if (!('body' in parsed)) return parsed;
    const article = renderMarkdown(parsed.body, parsed.bodyLine, (named) => findPhoto(photos, file, named));
    const problems = article.problems.map((problem) => ({ file, ...problem }));
    if ('problems' in parsed) return { problems: [...parsed.problems, ...problems] };
    const { data, lineOf } = parsed;
    return { file: { slug, file, data, lineOf, article }, problems };
  }
}

/** The one picture that stands in a place of its own is the owner's: upright, and 220 CSS pixels wide on a fine screen. */
function portraitComplaint(photo: Photo | undefined): string | undefined {
  if (!photo)
    return 'Diese Datei lässt sich nicht als Bild lesen. Speichern Sie es neu, als JPEG, PNG oder WebP.';
  const { width, height } = photo;
  if (width < 640 || height < width)
    return `Das Foto hat ${width} × ${height} Pixel. Es muss hochkant und mindestens 640 Pixel breit sein.`;
  return undefined;
}

/** Git keeps no empty folder: one that is missing is one without files. */
const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isHidden(name))
        .toSorted()
    : [];

const TARGETS = new Set<PropertyKey | undefined>(['to', 'href', 'src']);

/** Every address that a field names as its target, with the way to it. */
const linksIn = (data: unknown) =>
  textsIn(data).filter(({ text, path }) => TARGETS.has(path.at(-1)) && /^(?:\/|https?:)/.test(text));

/** Every text in the data of a file, with the way to it. */
export function textsIn(value: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
