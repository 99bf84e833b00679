import { suggestion } from '../../src/content/nearest.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { NamedLink } from './load.ts';
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
  const known = new Map<string, Set<string>>();
  for (const path of files) known.set(path, new Set());
  for (const { path, html } of pages) known.set(path, new Set(attributeValues(html, 'id')));

  const complaint = (href: string, from: string): string | undefined => {
    if (!href.startsWith('/') && !href.startsWith('#')) return undefined;
    const [path, fragment] = splitFragment(href.startsWith('#') ? from + href : href);
    const ids = known.get(path);
    const withheld = unpublished.find(({ address }) => address === path);
    if (withheld) {
      const { file, reason } = withheld;
      return `Der Verweis ${href} führt zu einem Text, der noch nicht auf der Website steht (${file}: ${reason}). Entfernen Sie den Verweis, bis der Text erschienen ist.`;
    }
    if (!ids)
      return known.has(`${path}/`)
        ? `Dem Verweis ${href} fehlt der Schrägstrich am Ende. Schreiben Sie ${path}/.`
        : `Der Verweis ${href} führt ins Leere.${suggestion(path, known.keys()) || ' Nennen Sie eine andere Adresse.'}`;
    if (fragment && !ids.has(fragment))
      return `Auf der Seite ${path} gibt es kein Ziel „#${fragment}“.${suggestion(fragment, ids) || ' Nennen Sie die Seite ohne „#“.'}`;
    return undefined;
  };

  const problems: Problem[] = [];
  const reported = new Set<string>();
  for (const { file, href, line } of named) {
    // A bare fragment is a place on the page that the file makes.
    const from = pages.find((page) => page.file === file)?.path;
    if (href.startsWith('#') && from === undefined) continue;
    const message = complaint(href, from ?? '');
    if (!message) continue;
    problems.push({ file, line, field: 'Verweis', message });
    reported.add(message);
  }
  for (const { path, html } of pages) {
    for (const href of [...attributeValues(html, 'href'), ...attributeValues(html, 'src')]) {
      const message = complaint(href, path);
      if (!message || reported.has(message)) continue;
      problems.push({ file: `Seite ${path}`, field: 'Verweis', message });
      reported.add(message);
    }
  }
  return problems;
}

function splitFragment(href: string): [string, string | undefined] {
  const [address = '', fragment] = href.split('#');
  return [address.split('?')[0]!, fragment === undefined ? undefined : decodeURIComponent(fragment)];
}

/** The pages are our own renderer's output: attributes are always double-quoted. */
function attributeValues(html: string, name: string): string[] {
  const attribute = new RegExp(` ${name}="([^"]*)"`);
  return [...html.matchAll(/<[a-z][^>]*>/g)].flatMap(([tag]) => {
    const value = attribute.exec(tag)?.[1];
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')];
  });
}
