import type { Redirect } from '../contract/manifest.ts';
import type { ContentFile } from '../src/content/declaration.ts';
import type { Problem } from '../src/content/problem.ts';
import type { Page, PageKind } from '../src/pages/define/page.ts';
import { findDeadAddresses } from './content/check-links.ts';
import { findBadRedirects } from './content/check-redirects.ts';
import type { Content } from './content/load.ts';

type Redirects = ContentFile<Redirect[]>;

/** What else can be told while not every page can be made, and does not follow from that. */
export function furtherProblems(
  content: Content,
  kinds: PageKind[],
  redirects: Redirects | undefined,
): Problem[] {
  const made = kinds.flatMap((kind) => orNothing(() => kind.pages(content.of(kind))));
  return [
    ...content.check(),
    ...kinds.flatMap((kind) => orNothing(() => kind.check(content.of(kind), content.unread))),
    ...checkAddresses(content, redirects, made, content.files()),
  ];
}

/** Whoever relies on a file with a mistake may break: that mistake is told already. */
function orNothing<Item>(make: () => Item[]): Item[] {
  try {
    return make();
  } catch {
    return [];
  }
}

/** What can be known of addresses before any page is printed; of `files` not all have become one. */
export function checkAddresses(
  content: Content,
  redirects: Redirects | undefined,
  pages: Page[],
  files: string[] = [],
): Problem[] {
  const paths = pages.filter(({ notFoundBelow }) => !notFoundBelow).map(({ path }) => path);
  const misled = redirects ? findBadRedirects(redirects, paths) : [];
  const dead = findDeadAddresses(paths, content, files);
  // A redirect that goes wrong has been told as such.
  const isTold = ({ file, line }: Problem) =>
    misled.some((other) => other.file === file && other.line === line);
  return [...findTwins(pages, [ADDRESS]), ...misled, ...dead.filter((problem) => !isTold(problem))];
}

/** Something that a page has for itself, and what is said of the second one that has it. */
type Own = { of: (page: Page) => string; field: string; message: (value: string, other: string) => string };

/** Projects, legal texts and overviews share the first level of addresses. */
const ADDRESS: Own = {
  of: ({ path }) => path,
  field: 'Dateiname',
  message: (path, other) =>
    `Die Adresse ${path} hat schon ${other}. Geben Sie einer der beiden Dateien einen anderen Namen.`,
};

const HEAD: Own[] = [
  {
    of: ({ data }) => data.head.title,
    field: 'Titel',
    message: (title, other) =>
      `„${title}“ ist schon der Titel von ${other}. Suchergebnisse zeigen dann zwei gleiche Zeilen: Geben Sie jeder Seite einen eigenen.`,
  },
  {
    of: ({ data }) => data.head.description,
    field: 'Beschreibung',
    message: (_description, other) =>
      `Dieselbe Beschreibung für Suchergebnisse hat schon ${other}. Schreiben Sie für jede Seite eine eigene.`,
  },
];

/** What search results show. Not for drafts: two that were just begun say the same. */
export const checkHeads = (pages: Page[]) => findTwins(pages, HEAD);

/** Of two pages the first thing that they share: whoever copied a file has not come further yet. */
function findTwins(pages: Page[], owns: Own[]): Problem[] {
  const reachable = pages.filter(({ notFoundBelow }) => !notFoundBelow);
  const taken = owns.map((own) => ({ ...own, by: new Map<string, string>() }));
  return reachable.flatMap((page) => {
    const shared = taken.flatMap(({ of, by, field, message }): Problem[] => {
      const value = of(page);
      const earlier = by.get(value);
      by.set(value, page.file);
      if (earlier === undefined) return [];
      return [{ file: page.file, line: 1, field, message: message(value, earlier) }];
    });
    return shared.slice(0, 1);
  });
}
