import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, MANIFEST_FILE, type ManifestFile, parseManifest } from '../../contract/manifest.ts';
import { attributeOf, contentOf, tagsOf, textOf } from './markup.ts';

/** Bytes on the wire until a page is there and the application runs. */
export type Weight = { html: number; scripts: number; images: number };

export type ReportedPage = {
  path: string;
  url: string;
  title: string;
  description: string;
  words: number;
  /** JJJJ-MM-TT, as the sitemap says. */
  lastChange: string | undefined;
  /** Other pages whose text leads here; header and footer do not count. */
  linkedFrom: string[];
  inNavigation: boolean;
  /** The days on which the sources of its text were read, JJJJ-MM-TT. */
  sourcesRead: string[];
  images: number;
  imagesWithoutAlt: number;
  weight: Weight;
};

type Source = { file: ManifestFile; html: string; main: string };

/** What a finished build says about each of its pages. */
export function readPages(dist: string): ReportedPage[] {
  const manifest = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const read = (file: string) => readFileSync(join(dist, 'public', file), 'utf8');
  const sources = manifest.files
    .filter(({ kind }) => kind === 'page')
    .map((file): Source => {
      const html = read(file.file);
      return { file, html, main: contentOf(html, 'main') };
    });
  const sizes = sizesOf(manifest, dist);
  const sitemap = manifest.files.find(({ path }) => path === '/sitemap.xml');
  const changes = sitemap ? lastChanges(read(sitemap.file)) : new Map<string, string>();
  const links = linksByTarget(sources);

  return sources.map(({ file: { path }, html, main }) => {
    const url = attributeOf(tagsOf(html, 'link').find(isCanonical) ?? '', 'href') ?? path;
    const pictures = [
      ...tagsOf(main, 'img'),
      ...tagsOf(main, 'svg').filter((tag) => tag.includes(' role="img"')),
    ];
    return {
      path,
      url,
      title: textOf(contentOf(html, 'title')),
      description: attributeOf(tagsOf(html, 'meta').find(isDescription) ?? '', 'content') ?? '',
      words: textOf(main).match(/[\p{L}\d][\p{L}\d.-]*/gu)?.length ?? 0,
      lastChange: changes.get(url),
      linkedFrom: (links.get(path) ?? []).map(({ from }) => from).filter((from) => from !== path),
      inNavigation: pathsIn(html.replace(main, '')).has(path),
      sourcesRead: sourcesIn(main),
      images: pictures.length,
      // An empty text is an answer, too: this picture is decoration.
      imagesWithoutAlt: pictures.filter((tag) => !/ (?:alt|aria-label|aria-labelledby)=/.test(tag)).length,
      weight: {
        html: sizes.get(path)!,
        scripts: sum(sizes, tagsOf(html, 'script').flatMap(scriptsOf)),
        images: sum(
          sizes,
          tagsOf(html, 'img')
            .filter((tag) => !tag.includes(' loading="lazy"'))
            .map((tag) => attributeOf(tag, 'src') ?? ''),
        ),
      },
    };
  });
}

const isCanonical = (tag: string) => tag.includes(' rel="canonical"');
const isDescription = (tag: string) => tag.includes(' name="description"');

/** What the first script, itself part of the document, fetches behind the first paint. */
const scriptsOf = (tag: string) => (attributeOf(tag, 'data-chunks') ?? '').split(' ');

/** The links between pages, by where they lead. */
const linksByTarget = (sources: Source[]) =>
  Map.groupBy(
    sources.flatMap(({ file: { path: from }, main }) => [...pathsIn(main)].map((to) => ({ from, to }))),
    ({ to }) => to,
  );

function pathsIn(html: string): Set<string> {
  const links = tagsOf(html, 'a').map((tag) => attributeOf(tag, 'href') ?? '');
  return new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split(/[?#]/)[0]!));
}

function sourcesIn(html: string): string[] {
  const [, block = ''] = /<section class="sources">(.*?)<\/section>/s.exec(html) ?? [];
  return tagsOf(block, 'time').map((tag) => attributeOf(tag, 'dateTime') ?? '');
}

/** Compressed as nearly every browser asks for it. */
function sizesOf(manifest: Manifest, dist: string): Map<string, number> {
  return new Map(
    manifest.files.map(({ path, file, encodings }) => [
      path,
      statSync(join(dist, 'public', encodings.br ?? file)).size,
    ]),
  );
}

/** What is named twice is loaded once. */
function sum(sizes: Map<string, number>, paths: string[]): number {
  return [...new Set(paths)].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
}

function lastChanges(sitemap: string): Map<string, string> {
  const entries = sitemap.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)/g);
  return new Map([...entries].map(([, url, day]) => [url!, day!]));
}
