import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentFile, ContentText, Declaration } from '../../src/content/declaration.ts';
import type { Photo } from '../../src/content/photo.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { PageKind } from '../../src/pages/define/page.ts';
import { parseYaml } from './checked-yaml.ts';
import { findPicture } from './find-picture.ts';
import { parseFrontMatter } from './front-matter.ts';
import { findLiteralPrices } from './literal-prices.ts';
import { renderMarkdown } from './markdown.ts';
import { today as dayOfBuild } from '../today.ts';
import { findPhoto, type Photos } from './photos.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type Unpublished, whyUnpublished } from './unpublished.ts';
import type { Values } from './values.ts';

/** A link that stands in the content, with the place to mend it. */
export type NamedLink = { file: string; line: number; href: string };

export type Content = {
  /** What a kind of page needs, by the names it gave. */
  of: (kind: Pick<PageKind, 'needs'>) => never;
  links: NamedLink[];
  /** Texts that were left out. */
  unpublished: Unpublished[];
};

export type LoadOptions = {
  photos?: Photos;
  /** JJJJ-MM-TT: what is dated later is not out yet. */
  today?: string;
  /** For the development server: what is not out yet is read like everything else. */
  withUnpublished?: boolean;
};

/** Reads and checks every file that a page is made of; what is wrong is added to `problems`. */
export function loadContent(
  root: string,
  kinds: Pick<PageKind, 'needs'>[],
  values: Values,
  problems: Problem[],
  { photos = new Map(), today = dayOfBuild(), withUnpublished = false }: LoadOptions = {},
): Content {
  const keyOf = ({ kind, path }: Declaration) => `${kind} ${path}`;
  const declarations = new Map(
    kinds
      .flatMap(({ needs }) => Object.values(needs))
      .map((declaration) => [keyOf(declaration), declaration]),
  );
  const links: NamedLink[] = [];
  const unpublished: Unpublished[] = [];
  const read = new Map([...declarations].map(([key, declaration]) => [key, resolve(declaration)] as const));
  return {
    of: ({ needs }) =>
      Object.fromEntries(
        Object.entries(needs).map(([name, declaration]) => [name, read.get(keyOf(declaration))]),
      ) as never,
    links,
    unpublished,
  };

  function resolve(declaration: Declaration): unknown {
    const { path, kind } = declaration;
    if (kind === 'picture') return findPicture(root, path);
    if (kind === 'photos') return photosIn(path);
    if (kind === 'file') return readYaml(`content/${path}`, declaration)[0];
    const ending = kind === 'texts' ? '.md' : '.yaml';
    const files = readdirSync(join(root, 'content', path)).filter((name) => name.endsWith(ending));
    const readFile = kind === 'texts' ? readText : readYaml;
    return files.toSorted().flatMap((name) => readFile(`content/${path}/${name}`, declaration));
  }

  function readYaml(file: string, { schema }: Declaration): ContentFile<unknown>[] {
    const parsed = parseYaml(file, sourceOf(file), schema!);
    if ('problems' in parsed) {
      problems.push(...parsed.problems);
      return [];
    }
    const { data, lineOf } = parsed;
    links.push(...linksIn(data).map(({ href, path }) => ({ file, href, line: lineOf(path) })));
    return [{ slug: slugOf(file), file, data, lineOf }];
  }

  function photosIn(path: string): Photo[] {
    return [...photos.values()].filter(
      (photo) => photo !== undefined && dirname(photo.file) === `content/${path}`,
    ) as Photo[];
  }

  function readText(file: string, { schema, address }: Declaration): ContentText<unknown>[] {
    const slug = slugOf(file);
    const reason = address && whyUnpublished(readFileSync(join(root, file), 'utf8'), today);
    if (reason && !withUnpublished) {
      unpublished.push({ file, reason, address: address(slug) });
      return [];
    }
    const parsed = parseFrontMatter(file, sourceOf(file), schema!);
    if ('problems' in parsed) {
      problems.push(...parsed.problems);
      return [];
    }
    const { data, lineOf, body, bodyLine } = parsed;
    const article = renderMarkdown(body, bodyLine, {
      find: (named) => findPhoto(photos, file, named),
      complain: (line, message) => problems.push({ file, line, field: 'Bild', message }),
    });
    links.push(...linksIn(data).map(({ href, path }) => ({ file, href, line: lineOf(path) })));
    links.push(...article.links.map((link) => ({ file, ...link })));
    return [{ slug, file, data, article, lineOf, ...(reason && { unpublished: reason }) }];
  }

  function sourceOf(file: string): string {
    const source = readFileSync(join(root, file), 'utf8');
    problems.push(...findLiteralPrices(file, source, values.preis));
    return fillPlaceholders(file, source, values, problems);
  }
}

const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

/** Every address on this site that a field names as its target, with the way to it. */
function linksIn(value: unknown, path: PropertyKey[] = []): { href: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') {
    return path.at(-1) === 'to' && value.startsWith('/') ? [{ href: value, path }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    linksIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
