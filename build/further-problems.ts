import type { Redirect } from '../contract/manifest.ts';
import type { ContentFile } from '../src/content/declaration.ts';
import type { Problem } from '../src/content/problem.ts';
import type { Page, PageKind } from '../src/pages/define/page.ts';
import { isPagePath } from '../src/paths.ts';
import { findDeadAddresses } from './content/check-links.ts';
import { findBadRedirects } from './content/check-redirects.ts';
import { findTwinAddresses, findTwinHeads } from './content/check-twins.ts';
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
    ...findTwinHeads(made, content.heads),
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
  return [
    ...pages.flatMap(openAddress),
    ...findTwinAddresses(pages),
    ...misled,
    ...dead.filter((problem) => !isTold(problem)),
  ];
}

/** A slip in code: what has no slash at its end is a file, and of no known kind. */
const openAddress = ({ path, file }: Page): Problem[] =>
  isPagePath(path)
    ? []
    : [{ file, field: 'Adresse', message: `Die Adresse ${path} muss mit „/“ beginnen und enden.` }];
