import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../contract/manifest.ts';
import { type ContentFile, dayOfBuild, type LineOf, type Problem } from '../src/content/declaration.ts';
import { weiterleitungen } from '../src/content/weiterleitungen.ts';
import type { Page, Unprinted } from '../src/pages/define/page.ts';
import type { Site } from '../src/site.ts';
import type { Renderer } from './bundle/renderer.ts';
import { findBadRedirects, findDeadLinks } from './content/check-links.ts';
import { checkOwner, checkSiteSyntax, SITE_FILE } from './content/check-owner.ts';
import { findSharedAddresses, findSharedHeads, findUndrawable } from './content/check-pages.ts';
import { stopOn } from './content/content-error.ts';
import { type Content, readContent, type ReadOptions, textsIn } from './content/read-content.ts';
import { DRAFT, type Unpublished } from './content/unpublished.ts';
import { filesBesidePages } from './files/files-beside-pages.ts';
import { LICENCES_PATH } from './files/licences.ts';
import { checkStaticFiles } from './files/static-files.ts';

/** A page with its closing block, and the file in `src/pages/` that made it. */
export type SitePage = Page & { module: string; closing: Unprinted };

/** The site, read and not yet printed. */
export type UnprintedSite = {
  content: Content;
  /** Every page with an address of its own. */
  pages: SitePage[];
  /** Those that answer for unknown addresses. */
  notFound: SitePage[];
  redirects: ContentFile<Redirect[]>;
};

/** Before anything imports the owner's file. */
export function checkOwnerSyntax(root: string): void {
  stopOn(checkSiteSyntax(readFileSync(join(root, SITE_FILE), 'utf8')));
}

/** Every file and folder that the site is made of. */
export const declarationsOf = ({ pageKinds, closing }: Renderer) => [
  ...pageKinds.flatMap(({ needs }) => needs),
  ...closing.needs,
  weiterleitungen,
];

/** First step: everything, or all errors of files. */
export function readSite(root: string, renderer: Renderer, options: ReadOptions): UnprintedSite {
  const { site, pageKinds, bySection, closing } = renderer;
  // Values that the owner's file has not would be missing in all others.
  stopOn(checkOwner(site, readFileSync(join(root, SITE_FILE), 'utf8')));
  const content = readContent(root, declarationsOf(renderer), site, options);
  stopOn(content.problems);
  const { read } = content;
  const made = pageKinds.flatMap(({ module, pages }) => pages(read).map((page) => ({ ...page, module })));
  const pages = bySection(made).map((page) => ({ ...page, closing: closing.of(read, page.path) }));
  return {
    content,
    pages: pages.filter(({ notFoundBelow }) => !notFoundBelow),
    notFound: pages.filter(({ notFoundBelow }) => notFoundBelow),
    redirects: read({ weiterleitungen }).weiterleitungen,
  };
}

/**
 * With the texts that have their day ahead: one with a mistake would end the build of that day, at night and with
 * nobody there. The site itself if nothing is planned.
 */
export const readPlanned = (root: string, site: UnprintedSite, renderer: Renderer, options: ReadOptions) =>
  site.content.unpublished.some(({ reason }) => reason !== DRAFT)
    ? readSite(root, renderer, { ...options, withPlanned: true })
    : site;

/** Second step: all errors between files. */
export function checkSite(root: string, { content, pages }: UnprintedSite, renderer: Renderer): Problem[] {
  const { site, pageKinds } = renderer;
  // Without their markup: what else stands on pages is checked as they are printed.
  const places = pages.map(({ path }) => ({ path, html: '' }));
  const files = [...filesBesidePages(root, site, pages).map(({ path }) => path), LICENCES_PATH];
  const links = content.links.filter(({ href }) => !href.includes('#'));
  return [
    ...checkStaticFiles(root),
    ...pageKinds.flatMap(({ check }) => check(content.read)),
    ...findSharedAddresses(pages),
    ...findSharedHeads(pages, content.files),
    ...findUndrawable(pages, content.files),
    ...findDeadLinks(places, files, links, content.unpublished),
  ];
}

/** After printing: what leads nowhere, as only the markup shows. `files` are the addresses that are no pages. */
export function checkPrinted(
  { content, redirects }: UnprintedSite,
  printed: { page: Pick<Page, 'path' | 'file'>; html: string }[],
  files: string[],
): Problem[] {
  const documents = printed.map(({ page: { path, file }, html }) => ({ path, file, html }));
  const paths = [...files, ...documents.map(({ path }) => path)];
  return [
    ...findBadRedirects(redirects, paths),
    ...findDeadLinks(documents, files, content.links, content.unpublished),
  ];
}

/** What the author may want to better. */
export const hintsFor = ({ content }: UnprintedSite, site: Site): Problem[] => [
  ...content.unpublished.map(stillToCome),
  ...[...content.files, { file: SITE_FILE, data: site }].flatMap((file) =>
    doubtfulDays(file, content.read({ today: dayOfBuild }).today),
  ),
];

type Dated = { file: string; data: unknown; lineOf?: LineOf };

/** Finds «2062» instead of «2026», which the sitemap would tell, and what nobody has looked at for a year. */
function doubtfulDays({ file, data, lineOf }: Dated, today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return textsIn(data)
    .filter(({ path, text }) => CHECKED.test(String(path.at(-1))) && (text < yearAgo || text > today))
    .map(({ path, text }) => ({
      file,
      ...(lineOf && { line: lineOf(path) }),
      field: path.join('.'),
      message:
        text > today
          ? `${text} liegt in der Zukunft.`
          : 'Zuletzt vor mehr als zwölf Monaten geprüft oder gelesen: Bitte sehen Sie noch einmal nach.',
    }));
}

/** Days that somebody vouches for: `checked`, `addressChecked`, and when a source was read. */
const CHECKED = /checked$|^read$/i;

/** A planned text does not appear by itself on its day: the site has to be built again. */
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
