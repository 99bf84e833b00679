import { ENDPOINTS } from '../../contract/endpoints.ts';
import type { Redirect } from '../../contract/manifest.ts';
import { comparable } from '../../server/signpost.ts';
import type { ContentFile } from '../../src/content/declaration.ts';
import type { Problem } from '../../src/content/problem.ts';

/**
 * A redirect must not start at the address of a page, and must not lead to another redirect. Whether its target
 * exists is found by the check of links (check-links.ts), as for every other link.
 */
export function findBadRedirects(
  { file, data, lineOf }: Pick<ContentFile<Redirect[]>, 'file' | 'data' | 'lineOf'>,
  paths: Iterable<string>,
): Problem[] {
  const known = new Map([...paths].map((path) => [comparable(path), path]));
  const targets = new Map(data.map(({ from, to }) => [comparable(from), to]));
  // Filled from the last entry to the first, so that an address that stands twice keeps its first index.
  const firsts = new Map(data.map(({ from }, index) => [comparable(from), index] as const).toReversed());
  return data.flatMap(({ from, to }, index) => {
    const problem = (field: string, message: string): Problem[] => [
      { file, line: lineOf([index, field]), field: `${index}.${field}`, message },
    ];
    const page = known.get(comparable(from));
    if (page)
      return problem(
        'from',
        `Unter ${page} steht schon etwas. Eine Weiterleitung dort käme nie zum Zug: Löschen Sie sie.`,
      );
    if (ENDPOINTS.has(from))
      return problem('from', `Unter ${from} antwortet der Server selbst. Löschen Sie die Weiterleitung.`);
    const first = firsts.get(comparable(from))!;
    if (first < index)
      return problem(
        'from',
        `Diese Adresse steht schon in Zeile ${lineOf([first, 'from'])}. Löschen Sie eine von beiden.`,
      );
    if (!targets.has(comparable(to))) return [];
    const end = endOf(to, targets);
    return problem(
      'to',
      end === undefined
        ? `Diese Weiterleitung führt im Kreis: ${to} leitet wieder hierher. Nennen Sie eine Seite, die es gibt.`
        : `Auch ${to} ist eine Weiterleitung. Nennen Sie gleich das Ziel: ${end}`,
    );
  });
}

/** The address at which a chain of redirects ends; `undefined` if it runs in a circle. */
function endOf(start: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let place = start;
  for (let next = targets.get(comparable(place)); next !== undefined; next = targets.get(comparable(place))) {
    if (seen.has(comparable(place))) return undefined;
    seen.add(comparable(place));
    place = next;
  }
  return place;
}
