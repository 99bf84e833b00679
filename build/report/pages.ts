import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type ManifestFile, parseManifest } from '../../contract/manifest.ts';

export type ReportedPage = {
  path: string;
  url: string;
  title: string;
  description: string;
  /** Other pages whose text leads here; header and footer do not count. */
  linkedFrom: string[];
  inNavigation: boolean;
  /** Bytes on the wire until the page is there and the application runs. */
  weight: number;
};

/** What a finished build says about each of its pages. */
export function readPages(dist: string): ReportedPage[] {
  const { files } = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const read = ({ file }: ManifestFile) => readFileSync(join(dist, 'public', file), 'utf8');
  const size = ({ file, encodings }: ManifestFile) =>
    statSync(join(dist, 'public', encodings.br ?? file)).size;
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
    return {
      path,
      url,
      title: textOf(first(html, /<title>(.*?)<\/title>/s)),
      description: textOf(first(html, /<meta name="description" content="([^"]*)"/)),
      linkedFrom: pages
        .filter((other) => other.file !== file && other.targets.has(path))
        .map((other) => other.file.path),
      inNavigation: targetsIn(html.replace(main, '')).has(path),
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
