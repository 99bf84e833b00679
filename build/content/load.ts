import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import type { Article } from '../../src/content/article.ts';
import type { ContentFile, ContentText, Declaration } from '../../src/content/declaration.ts';
import type { Photo } from '../../src/content/photo.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { PageKind } from '../../src/pages/define/page.ts';
import { today as dayOfBuild } from '../today.ts';
import { type FaultyYaml, parseYaml } from './checked-yaml.ts';
import { chooseParts, chooseWords, type Facts } from './conditional-parts.ts';
import { checkFileNames, checkTopNames, isHidden, isRemark } from './file-names.ts';
import { findPicture } from './find-picture.ts';
import { parseFrontMatter } from './front-matter.ts';
import { findLiteralPrices } from './literal-prices.ts';
import { renderMarkdown } from './markdown.ts';
import { findPhoto, type Photos } from './photos.ts';
import { fillPlaceholders } from './placeholders.ts';
import { isFile, NOT_UTF8, sourceText } from './source-text.ts';
import { type Unpublished, whyUnpublished } from './unpublished.ts';
import type { Values } from './values.ts';

/** A link that stands in the content, with the place to mend it. */
export type NamedLink = { file: string; line: number; href: string };

/** The fields of a file, and why it is not out yet, if it is not. */
export type Head = Pick<ContentText<unknown>, 'file' | 'data' | 'lineOf' | 'unpublished'>;

export type Content = {
  /** What a kind of page needs, by the names it gave. */
  of: (kind: Pick<PageKind, 'needs'>) => never;
  /** What of the texts' Markdown would not reach the page. */
  check: () => Problem[];
  links: () => NamedLink[];
  heads: Head[];
  /** Texts that were left out. */
  unpublished: Unpublished[];
  /** Files whose mistakes keep them from being read. */
  unread: string[];
  /** All content files, those in `unread` included. */
  files: () => string[];
};

/** What was made of a file, for as long as neither it nor its schema changes. */
export type ContentCache = Map<string, { source: string; schema: z.ZodType; made: Made }>;

export type LoadOptions = {
  photos?: Photos;
  /** By which texts choose their parts. */
  facts?: Facts;
  /** The owner's file has mistakes: what cannot be filled in from it follows from them. */
  isOwnerWrong?: boolean;
  /** JJJJ-MM-TT: what is dated later is not out yet. */
  today?: string;
  /** For the development server: what is not out yet is read like everything else. */
  withUnpublished?: boolean;
  cache?: ContentCache;
};

/** Of a faulty file its links and its Markdown can still be checked. */
type Faulty = FaultyYaml & { file: string; article?: Article };
type Made = Faulty | ContentFile<unknown> | ContentText<unknown>;

/** Reads and checks every file that a page is made of; what is wrong is added to `problems`. */
export function loadContent(
  root: string,
  kinds: Pick<PageKind, 'needs'>[],
  values: Values,
  problems: Problem[],
  {
    photos = new Map(),
    facts = {},
    isOwnerWrong = false,
    today = dayOfBuild(),
    withUnpublished = false,
    cache = new Map(),
  }: LoadOptions = {},
): Content {
  const keyOf = ({ kind, path }: Declaration) => `${kind} ${path}`;
  const declarations = new Map(
    kinds
      .flatMap(({ needs }) => Object.values(needs))
      .map((declaration) => [keyOf(declaration), declaration]),
  );
  const heads: Head[] = [];
  const bodies: { file: string; article: Article }[] = [];
  const unpublished: Unpublished[] = [];
  const unread: string[] = [];
  const declared = [...declarations.values()].map(({ path }) => path.split('/', 1)[0]!);
  problems.push(...checkTopNames(namesIn(join(root, 'content')), declared));
  const read = new Map([...declarations].map(([key, declaration]) => [key, resolve(declaration)] as const));
  return {
    of: ({ needs }) =>
      Object.fromEntries(
        Object.entries(needs).map(([name, declaration]) => [name, read.get(keyOf(declaration))]),
      ) as never,
    check: () =>
      bodies.flatMap(({ file, article }) => article.problems.map((problem) => ({ file, ...problem }))),
    links: () => [
      ...heads.flatMap(({ file, data, lineOf }) =>
        linksIn(data).map(({ href, path }) => ({
          file,
          href,
          // A getter: the line of a link is needed only if the link is dead.
          get line() {
            return lineOf(path);
          },
        })),
      ),
      ...bodies.flatMap(({ file, article }) => article.links.map((link) => ({ file, ...link }))),
    ],
    heads,
    unpublished,
    unread,
    files: () => [...heads.map(({ file }) => file), ...unread],
  };

  function resolve(declaration: Declaration): unknown {
    const { path, kind, specified = [] } = declaration;
    if (kind === 'day') return today;
    if (kind === 'picture') return pictureAt(path);
    if (kind === 'photos') return photosIn(`content/${path}`);
    if (kind === 'file') return readFile(`content/${path}`, declaration)[0];
    const folder = `content/${path}`;
    const ending = kind === 'texts' ? '.md' : '.yaml';
    const names = namesIn(join(root, folder));
    const misnamed = checkFileNames({ path: folder, ending, names, specified });
    problems.push(...misnamed);
    unread.push(...misnamed.map(({ file }) => file));
    return names
      .filter((name) => name.endsWith(ending) && !isRemark(name))
      .flatMap((name) => readFile(`${folder}/${name}`, declaration))
      .filter(({ file }) => !unread.includes(file));
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
    if (file && photos.has(file) && !photos.get(file)) {
      const message =
        'Diese Datei lässt sich nicht als Bild lesen. Speichern Sie es neu, als JPEG, PNG oder WebP.';
      problems.push({ file, field: 'Bild', message });
    }
    return file;
  }

  function photosIn(folder: string): Photo[] {
    return [...photos.values()].filter(
      (photo) => photo !== undefined && dirname(photo.file) === folder,
    ) as Photo[];
  }

  function readFile(file: string, { kind, schema, address }: Declaration): ContentFile<unknown>[] {
    const leaveUnread = (message: string) => {
      problems.push({ file, line: 1, field: 'Datei', message });
      unread.push(file);
      return [];
    };
    if (!isFile(join(root, file)))
      return leaveUnread(
        `Diese Datei fehlt, und mit ihr eine Seite. Holen Sie sie zurück: git checkout ${file}`,
      );
    const bytes = readFileSync(join(root, file));
    if (!isUtf8(bytes)) return leaveUnread(NOT_UTF8);
    const original = sourceText(bytes.toString());
    const reason = address && whyUnpublished(original, today);
    if (reason && !withUnpublished) {
      unpublished.push({ file, reason, address: address(slugOf(file)) });
      return [];
    }
    problems.push(...findLiteralPrices(file, original, values.preis));
    const unfilled: Problem[] = [];
    const chosen = chooseWords(chooseParts(file, original, facts, problems), facts);
    const source = fillPlaceholders(file, chosen, values, unfilled);
    if (isOwnerWrong && unfilled.length > 0) {
      unread.push(file);
      return [];
    }
    problems.push(...unfilled);
    const known = cache.get(file);
    // What shows photos is read again: they may have changed as well.
    const isFresh = known?.source === source && known.schema === schema && !source.includes('![');
    const make = kind === 'texts' ? makeText : makeYaml;
    const made = isFresh ? known.made : make(file, source, schema!, photos);
    cache.set(file, { source, schema: schema!, made });
    if ('article' in made && made.article) bodies.push({ file, article: made.article });
    if ('problems' in made) {
      problems.push(...made.problems);
      unread.push(file);
      if (made.read) heads.push({ file, ...made.read });
      return [];
    }
    // A copy: what is kept for the next reading must not say why it was not out today.
    const marked = reason && 'article' in made ? { ...made, unpublished: reason } : made;
    heads.push(marked);
    return [marked];
  }
}

function makeYaml(file: string, source: string, schema: z.ZodType): Made {
  const parsed = parseYaml(file, source, schema);
  return 'problems' in parsed ? { file, ...parsed } : { slug: slugOf(file), file, ...parsed };
}

function makeText(file: string, source: string, schema: z.ZodType, photos: Photos): Made {
  const parsed = parseFrontMatter(file, source, schema);
  const { body, bodyLine } = parsed;
  const render = (text: string) => renderMarkdown(text, bodyLine, (named) => findPhoto(photos, file, named));
  if ('problems' in parsed) return { file, ...parsed, ...(body !== undefined && { article: render(body) }) };
  const { data, lineOf } = parsed;
  return { slug: slugOf(file), file, data, lineOf, article: render(parsed.body) };
}

/** Git keeps no empty folder: one that is missing is one without files. */
const namesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !isHidden(name))
        .toSorted()
    : [];

const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

const TARGETS = new Set<PropertyKey | undefined>(['to', 'href', 'src']);

/** Every address that a field names as its target, with the way to it. */
function linksIn(value: unknown, path: PropertyKey[] = []): { href: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') {
    return TARGETS.has(path.at(-1)) && /^(?:\/|https?:)/.test(value) ? [{ href: value, path }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    linksIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
