import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '../contract/manifest.ts';
import type { ContentFile, Declaration, Resolved } from '../src/content/declaration.ts';
import type { Problem } from '../src/content/problem.ts';
import { weiterleitungen } from '../src/content/weiterleitungen.ts';
import type { Markup } from '../src/navigation/markup.ts';
import type { Page } from '../src/pages/define/page.ts';
import type { Renderer } from './bundle/renderer.ts';
import { findFullAddresses } from './content/check-links.ts';
import { checkSite, SITE_FILE } from './content/check-site.ts';
import { factsOf } from './content/conditional-parts.ts';
import { findTwinHeads } from './content/check-twins.ts';
import { stopOn, UnreadContent } from './content/content-error.ts';
import { loadContent, type LoadOptions, type NamedLink } from './content/load.ts';
import { DRAFT, type Unpublished } from './content/unpublished.ts';
import { valuesFor } from './content/values.ts';
import { checkAddresses, furtherProblems } from './further-problems.ts';

/** A page, and the file in `src/pages/` that made it. */
export type SitePage = Page & { module: string; data: { closing: Markup } };

export type SitePages = {
  /** Every page with an address of its own. */
  pages: SitePage[];
  /** Those that answer for unknown addresses. */
  notFound: SitePage[];
  redirects: ContentFile<Redirect[]>;
  links: () => NamedLink[];
  unpublished: Unpublished[];
  /** What the author may want to better. */
  hints: () => Problem[];
};

const redirecting = { needs: { weiterleitungen } };

/** From the content to the pages: the one place where the two meet. */
export function readSitePages(root: string, renderer: Renderer, options: ReadOptions): SiteDraft {
  try {
    const draft = draftSitePages(root, renderer, options);
    stopOn(draft.check(), LATER);
    return draft;
  } catch (error) {
    if (error instanceof UnreadContent) stopOn([...error.problems, ...error.further()], LATER);
    throw error;
  }
}

/** What needs printed pages, or files without a mistake. */
const LATER =
  'Sobald diese Fehler behoben sind, prüft der Build noch, was von ihnen abhängt: Verweise mit „#“ und auf Dateien, ' +
  'dazu Quellen und Zeichnungen der Texte, deren Kopf nicht stimmt.';

/** Every file and folder that the site is made of. */
export function declarationsOf({
  pageKinds,
  closing,
}: Pick<Renderer, 'pageKinds' | 'closing'>): Declaration[] {
  const all = [...pageKinds, closing, redirecting].flatMap(({ needs }) => Object.values<Declaration>(needs));
  return [...new Map(all.map((declaration) => [declaration.path + declaration.kind, declaration])).values()];
}

export type SiteDraft = SitePages & { check: () => Problem[] };

type ReadOptions = LoadOptions & {
  /** What is wrong outside of `content/`, to be told with the rest. */
  alsoWrong?: Problem[];
};

/** The same without the checks that look into every text: who writes wants to see one page now. */
export function draftSitePages(root: string, renderer: Renderer, options: ReadOptions): SiteDraft {
  const { site, pageKinds, inOrder, closing } = renderer;
  const { alsoWrong = [], ...loading } = options;
  const problems = checkSite(site, readFileSync(join(root, SITE_FILE), 'utf8'));
  const isOwnerWrong = problems.length > 0;
  const content = orElse(
    () => problems,
    () =>
      loadContent(root, [...pageKinds, closing, redirecting], valuesFor(root, site), problems, {
        ...loading,
        isOwnerWrong,
        facts: factsOf(site),
      }),
  );
  problems.push(...alsoWrong);
  const { weiterleitungen: redirects } = content.of(redirecting) as Resolved<typeof redirecting.needs>;
  const full = () => findFullAddresses(content.links(), site.origin);
  const further = () => [...furtherProblems(content, pageKinds, redirects), ...full()];
  if (problems.length > 0) throw new UnreadContent(problems, further);
  const made = orElse(further, () =>
    pageKinds.flatMap((kind) =>
      kind.pages(content.of(kind)).map((page) => ({ ...page, module: kind.module })),
    ),
  );
  const pages = inOrder(made).map((page): SitePage => {
    const data = { ...page.data, closing: closing.print(content.of(closing), page.path) };
    return { ...page, data } as SitePage;
  });
  return {
    pages: pages.filter(({ notFoundBelow }) => !notFoundBelow),
    notFound: pages.filter(({ notFoundBelow }) => notFoundBelow),
    redirects,
    links: content.links,
    unpublished: content.unpublished,
    hints: () => [
      ...content.unpublished.map(stillToCome),
      ...pageKinds.flatMap((kind) => kind.hints(content.of(kind))),
    ],
    check: () => [
      ...content.check(),
      ...pageKinds.flatMap((kind) => kind.check(content.of(kind), [])),
      ...closing.check(content.of(closing), made),
      ...checkAddresses(content, redirects, made),
      ...findTwinHeads(made, content.heads),
      ...full(),
    ],
  };
}

/** If `make` throws because of mistakes in the content, the mistakes that `check` finds are reported instead. */
function orElse<Value>(check: () => Problem[], make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    stopOn(check(), LATER);
    throw error;
  }
}

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

export const photosOn = (pages: Page[]) => pages.flatMap(({ photos }) => photos?.() ?? []);
