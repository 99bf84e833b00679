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
  const moved = new Set(data.map(({ from }) => comparable(from)));
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
    if (!moved.has(comparable(to))) return [];
    return problem('to', `Auch ${to} ist eine Weiterleitung. Nennen Sie eine Seite, die es gibt.`);
  });
}
