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

/** A kind of page may throw if one of its files has a mistake. The mistake is reported already: no second message. */
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
    ...pages.flatMap(badAddress),
    ...findTwinAddresses(pages),
    ...misled,
    ...dead.filter((problem) => !isTold(problem)),
  ];
}

/** Anything else would have to be encoded, in one way in links and in another in the sitemap. */
const PLAIN = /^[a-z\d./-]+$/i;

/**
 * A bad address is a slip in code, because the names of content files are checked already. Without a slash at its end
 * it would be that of a file, and of no known kind.
 */
function badAddress({ path, file }: Page): Problem[] {
  const complain = (message: string) => [{ file, field: 'Adresse', message }];
  if (!isPagePath(path)) return complain(`Die Adresse ${path} muss mit „/“ beginnen und enden.`);
  if (PLAIN.test(path)) return [];
  return complain(
    `In der Adresse ${path} dürfen nur Buchstaben ohne Umlaute, Ziffern, Bindestriche und Punkte stehen.`,
  );
}
