import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type ManifestFile, parseManifest } from '../../contract/manifest.ts';

export type ReportedPage = {
  path: string;
  url: string;
  title: string;
  description: string;
  /** JJJJ-MM-TT, as the sitemap says. */
  lastChange: string | undefined;
  /** Other pages whose text leads here; header and footer do not count. */
  linkedFrom: string[];
  inNavigation: boolean;
  /** The days on which the sources of its text were read, JJJJ-MM-TT, the oldest first. */
  sourcesRead: string[];
  /** Bytes on the wire until the page is there and the application runs. */
  weight: number;
};

/** What a finished build says about each of its pages. */
export function readPages(dist: string): ReportedPage[] {
  const { files } = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const read = ({ file }: ManifestFile) => readFileSync(join(dist, 'public', file), 'utf8');
  const size = ({ file, encodings }: ManifestFile) =>
    statSync(join(dist, 'public', encodings.br ?? file)).size;
  const sitemap = read(files.find(({ path }) => path === '/sitemap.xml')!);
  const changes = new Map(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)/g)].map(([, url, day]) => [
      url,
      day,
    ]),
  );
  const pages = files
    .filter(({ kind }) => kind === 'page')
    .map((file) => {
      const html = read(file);
      const main = first(html, /<main\b[^>]*>(.*?)<\/main>/s);
      return { file, html, main, targets: targetsIn(main) };
    });

  return pages.map(({ file, html, main }) => {
    const { path } = file;
    const url = first(html, /<link rel="canonical" href="([^"]*)"/);
    const loaded = new Set([
      ...first(html, / data-chunks="([^"]*)"/).split(' '),
      ...tags(html, 'img')
        .filter((tag) => !tag.includes(' loading="lazy"'))
        .map((tag) => first(tag, / src="([^"]*)"/)),
    ]);
    const sources = first(main, /<section class="sources">(.*?)<\/section>/s);
    return {
      path,
      url,
      title: textOf(first(html, /<title>(.*?)<\/title>/s)),
      description: textOf(first(html, /<meta name="description" content="([^"]*)"/)),
      lastChange: changes.get(url),
      linkedFrom: pages
        .filter((other) => other.file !== file && other.targets.has(path))
        .map((other) => other.file.path),
      inNavigation: targetsIn(html.replace(main, '')).has(path),
      sourcesRead: tags(sources, 'time')
        .map((tag) => first(tag, / dateTime="([^"]*)"/))
        .toSorted(),
      weight: [file, ...files.filter((other) => loaded.has(other.path))]
        .map(size)
        .reduce((sum, bytes) => sum + bytes),
    };
  });
}

// The pages are our own renderer's output: attributes are always double-quoted.
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const targetsIn = (html: string) => new Set(tags(html, 'a').map((tag) => first(tag, / href="(\/[^"?#]*)/)));

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name]!);
