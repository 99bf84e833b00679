import type { Redirect } from '../../contract/manifest.ts';
import { comparable } from '../../server/unknown-paths.ts';
import type { ContentFile, Problem } from '../../src/content/declaration.ts';
import { suggestion } from '../../src/nearest.ts';
import { decoded } from '../../src/paths.ts';
import type { NamedLink } from './read-content.ts';
import type { Unpublished } from './unpublished.ts';

type RenderedPage = { path: string; html: string; file?: string };

/**
 * Every internal link, fragment and picture of every page must lead somewhere. Links that stand in
 * the content are reported with their file and line, the others with the page that shows them.
 */
export function findDeadLinks(
  pages: RenderedPage[],
  files: Iterable<string>,
  named: NamedLink[],
  unpublished: Unpublished[] = [],
): Problem[] {
  const known = new Set(files);
  // Path and id are joined to a new string. An id alone would be a slice of the HTML and keep it in memory, for every
  // page.
  const places = new Set<string>();
  for (const { path, html } of pages) {
    known.add(path);
    for (const id of attributeValues(html, 'id')) places.add(`${path}#${id}`);
  }
  const idsOn = (path: string) =>
    pages.filter((page) => page.path === path).flatMap(({ html }) => attributeValues(html, 'id'));

  const complaint = (href: string, from: string): string | undefined => {
    if (!href.startsWith('/') && !href.startsWith('#')) return undefined;
    const [path, fragment] = splitFragment(href.startsWith('#') ? from + href : href);
    if (!known.has(path)) return nothingThere(href, path, [...known], unpublished);
    if (fragment && !places.has(`${path}#${fragment}`))
      return `Auf der Seite ${path} gibt es kein Ziel „#${fragment}“.${suggestion(fragment, idsOn(path)) || ' Nennen Sie die Seite ohne „#“.'}`;
    return undefined;
  };

  const madeOf = new Map(pages.toReversed().map(({ file, path }) => [file, path]));
  const inContent = named.flatMap(({ file, line, href }): Problem[] => {
    // A bare fragment is a place on the page that the file makes.
    const from = madeOf.get(file);
    const message = href.startsWith('#') && from === undefined ? undefined : complaint(href, from ?? '');
    return message ? [{ file, line, field: 'Verweis', message }] : [];
  });
  const reported = new Set(inContent.map(({ message }) => message));
  const inPages = pages.flatMap(({ path, html }) =>
    attributeValues(html, '(?:href|src)').flatMap((href): Problem[] => {
      const message = complaint(href, path);
      if (!message || reported.has(message)) return [];
      reported.add(message);
      return [{ file: `Seite ${path}`, field: 'Verweis', message }];
    }),
  );
  return [...inContent, ...inPages];
}

/** A redirect must not start at the address of a page. Its target is looked for as that of every link. */
export function findBadRedirects(
  { file, data, lineOf }: Pick<ContentFile<Redirect[]>, 'file' | 'data' | 'lineOf'>,
  paths: Iterable<string>,
): Problem[] {
  const known = new Map([...paths].map((path) => [comparable(path), path]));
  return data.flatMap(({ from }, index): Problem[] => {
    const page = known.get(comparable(from));
    if (!page) return [];
    const message = `Unter ${page} steht schon etwas. Eine Weiterleitung dort käme nie zum Zug: Löschen Sie sie.`;
    return [{ file, line: lineOf([index, 'from']), field: `${index}.from`, message }];
  });
}

function nothingThere(href: string, path: string, known: string[], unpublished: Unpublished[]): string {
  const withheld = unpublished.find(({ address }) => address === path);
  if (withheld)
    return `Der Verweis ${href} führt zu einem Text, der noch nicht auf der Website steht (${withheld.file}: ${withheld.reason}). Entfernen Sie den Verweis, bis der Text erschienen ist.`;
  return known.includes(`${path}/`)
    ? `Dem Verweis ${href} fehlt der Schrägstrich am Ende. Schreiben Sie ${path}/.`
    : `Der Verweis ${href} führt ins Leere.${suggestion(path, known) || ' Nennen Sie eine andere Adresse, oder löschen Sie ihn.'}`;
}

function splitFragment(href: string): [string, string | undefined] {
  const [address = '', fragment] = href.split('#');
  return [address.split('?')[0]!, fragment === undefined ? undefined : decoded(fragment)];
}

/** The pages are our own renderer's output: attributes are always double-quoted. */
function attributeValues(html: string, name: 'id' | '(?:href|src)'): string[] {
  const attribute = new RegExp(` ${name}="([^"]*)"`);
  return [...html.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) => {
    const value = attribute.exec(tag)?.[1];
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')];
  });
}
