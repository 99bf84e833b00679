import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type ManifestFile, parseManifest } from '../../contract/manifest.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';

export type ReportedPage = ReturnType<typeof readPages>[number];

/** What a finished build says about each of its pages. */
export function readPages(dist: string) {
  const { files } = parseManifest(readFileSync(join(dist, MANIFEST_FILE), 'utf8'));
  const size = ({ file, encodings }: ManifestFile) =>
    statSync(join(dist, 'public', encodings.br ?? file)).size;
  const pages = files
    .filter(({ kind }) => kind === 'page')
    .map((file) => {
      const html = readFileSync(join(dist, 'public', file.file), 'utf8');
      const main = first(html, /<main\b[^>]*>(.*?)<\/main>/s);
      return { file, html, main, targets: targetsIn(main) };
    });

  return pages.map(({ file, html, main }) => {
    const { path } = file;
    const loaded = new Set([
      ...first(html, / data-chunks="([^"]*)"/).split(' '),
      ...tags(html, 'img')
        .filter((tag) => !tag.includes(' loading="lazy"'))
        .map((tag) => first(tag, / src="([^"]*)"/)),
    ]);
    return {
      path,
      url: first(html, /<link rel="canonical" href="([^"]*)"/),
      title: textOf(first(html, /<title>(.*?)<\/title>/s)),
      description: textOf(first(html, /<meta name="description" content="([^"]*)"/)),
      /** Other pages whose text leads here; header and footer do not count. */
      linkedFrom: pages
        .filter((other) => other.file !== file && other.targets.has(path))
        .map((other) => other.file.path),
      inNavigation: targetsIn(html.replace(main, '')).has(path),
      /** Bytes on the wire until the page is there and the application runs. */
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

const HEAVY = 200 * 1024;
const kilobytes = (bytes: number) => `${(Math.round(bytes / 102.4) / 10).toLocaleString('de-DE')} KB`;

/** What the owner could do about a page. Content files with too long or short a title or description never get here. */
export const findingsOf = ({ linkedFrom, inNavigation, weight }: ReportedPage): string[] => [
  ...(linkedFrom.length === 0 && !inNavigation ? ['Keine andere Seite verweist hierher.'] : []),
  ...(weight > HEAVY ? ['Die Seite wiegt beim ersten Aufruf mehr als 200 KB.'] : []),
];

/** How the search sees the site, as one file that can be sent by mail. */
export const reportDocument = (pages: ReportedPage[], owner: string) => `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Seitenbericht</title>
<style>
body { max-width: 60rem; margin: 3rem auto; font-family: Arial, sans-serif; overflow-wrap: anywhere }
th, td { padding: .25rem .75rem; text-align: left }
article { max-width: 580px; font-size: 14px } /* As search engines set it, cut where their room ends. */
h3 { overflow: hidden; font-size: 20px; font-weight: 400; text-overflow: ellipsis; white-space: nowrap }
</style>
</head>
<body>
<h1>Seitenbericht – ${escapeXml(owner)}</h1>
<p>Verweise: andere Seiten, deren Text hierher führt. Gewicht: mit Brotli übertragen, erster Aufruf, ohne die Schriften.</p>
<table>
<thead><tr>${['Seite', 'Titel', 'Beschreibung', 'Verweise', 'Gewicht', 'Zu tun'].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${pages.map(rowOf).join('\n')}
</tbody>
</table>
<h2>Vorschau in der Suche</h2>
${pages.map(resultOf).join('\n')}
</body>
</html>
`;

function rowOf(page: ReportedPage): string {
  const { path, title, description, linkedFrom, weight } = page;
  const lengths = [title, description].map(({ length }) => `${length} Zeichen`);
  const cells = [...lengths, linkedFrom.length, kilobytes(weight), findingsOf(page).join(' ')];
  return `<tr><th scope="row">${path}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const resultOf = ({ url, title, description }: ReportedPage) =>
  `<article><p>${decodeURI(url)}</p><h3>${escapeXml(title)}</h3><p>${escapeXml(description)}</p></article>`;
