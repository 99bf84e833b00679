import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../src/content/problem.ts';
import type { Markup } from '../src/navigation/markup.ts';
import type { Page } from '../src/pages/define/page.ts';
import type { Renderer } from './bundle/renderer.ts';
import { checkSite, SITE_FILE } from './content/check-site.ts';
import { stopOn } from './content/content-error.ts';
import { loadContent, type LoadOptions, type NamedLink } from './content/load.ts';
import { DRAFT, type Unpublished } from './content/unpublished.ts';
import { valuesFor } from './content/values.ts';

/** A page, and the file in `src/pages/` that made it. */
export type SitePage = Page & { module: string; data: { closing: Markup } };

export type SitePages = {
  /** Every page with an address of its own. */
  pages: SitePage[];
  /** Those that answer for unknown addresses. */
  notFound: SitePage[];
  links: NamedLink[];
  unpublished: Unpublished[];
  /** What the author may want to better. */
  hints: Problem[];
};

/** From the content to the pages: the one place where the two meet. */
export function readSitePages(
  root: string,
  { site, pageKinds, inOrder, closing }: Renderer,
  options: LoadOptions = {},
): SitePages {
  stopOn(checkSite(site, readFileSync(join(root, SITE_FILE), 'utf8')));
  const problems: Problem[] = [];
  const content = loadContent(root, [...pageKinds, closing], valuesFor(root, site), problems, options);
  stopOn(problems);
  stopOn(pageKinds.flatMap((kind) => kind.check(content.of(kind))));
  const made = pageKinds.flatMap((kind) =>
    kind.pages(content.of(kind)).map((page) => ({ ...page, module: kind.module })),
  );
  stopOn(closing.check(content.of(closing), made));
  const pages = inOrder(made).map((page): SitePage => {
    const data = { ...page.data, closing: closing.print(content.of(closing), page.path) };
    return { ...page, data } as SitePage;
  });
  return {
    pages: pages.filter(({ notFoundBelow }) => !notFoundBelow),
    notFound: pages.filter(({ notFoundBelow }) => notFoundBelow),
    links: content.links,
    unpublished: content.unpublished,
    hints: [
      ...content.unpublished.map(stillToCome),
      ...pageKinds.flatMap((kind) => kind.hints(content.of(kind))),
    ],
  };
}

/** A site that is built once does not change by itself. */
const stillToCome = ({ file, reason }: Unpublished): Problem => ({
  file,
  message:
    reason === DRAFT
      ? 'Entwurf: Er fehlt auf der Website, bis Sie „draft: true“ entfernen. „npm run dev“ zeigt ihn.'
      : `${reason[0]!.toUpperCase()}${reason.slice(1)}: Bauen Sie die Website an diesem Tag neu.`,
});

/** The header's menu. */
export const leistungenMenu = (pages: Page[]) =>
  pages.flatMap(({ menu, path }) => (menu ? [{ label: menu, to: path }] : []));

export const photosOn = (pages: Page[]) => pages.flatMap(({ photos }) => photos ?? []);
