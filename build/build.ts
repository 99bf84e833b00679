import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../server/manifest.ts';
import { dataPath } from '../src/navigation/data-path.ts';
import { routes } from '../src/routes.ts';
import { findDeadLinks } from './check-links.ts';
import { bundleClient } from './client-bundle.ts';
import { checkCrossReferences } from './content/cross-references.ts';
import { loadContent } from './content/load.ts';
import { ContentError } from './content/problems.ts';
import { wellKnownFiles } from './well-known-files.ts';
import { fontFiles } from './font-files.ts';
import { iconFiles } from './icons.ts';
import { licenceFile } from './licences.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { CACHE_IMMUTABLE, hashOf, type SiteFile, writeSiteFile, writeSiteFiles } from './output.ts';
import type { Page } from './page.ts';
import { pagesOf, unknownEntryPage } from './pages.ts';
import { withRenderer } from './server-bundle.ts';
import { sheetFiles } from './sheet-files.ts';
import { staticFiles } from './static-files.ts';

/** Turns `content/` and `src/` into `dist/`. */
export async function buildSite(root: string, dist = join(root, 'dist')): Promise<void> {
  // Whatever the shell or a test runner says: React and the bundler read it.
  process.env.NODE_ENV = 'production';
  const content = await loadContent(root);
  const crossReferences = checkCrossReferences(content);
  if (crossReferences.length > 0) throw new ContentError(crossReferences);

  const pages = pagesOf(content);
  const unknownEntry = unknownEntryPage(content);
  const [bundle, fonts, sheets] = await Promise.all([bundleClient(root), fontFiles(), sheetFiles(content)]);
  const dataOf = new Map([...pages, unknownEntry].map((page) => [page, JSON.stringify(page.data)]));
  const buildId = hashOf(
    [bundle.css, ...bundle.chunks.map(({ path }) => path), ...dataOf.values()].join('\n'),
  );

  const rendered = await withRenderer(root, ({ render }) => {
    const html = ({ route, path, data }: Page) =>
      render({
        route,
        path,
        data,
        assets: {
          build: buildId,
          css: bundle.css,
          entry: bundle.entry,
          entryIntegrity: bundle.entryIntegrity,
          preloads: bundle.preloadsOf(routes[route].page),
          fonts: fonts.stylesheet,
        },
      });
    return Promise.all([...pages, unknownEntry].map(async (page) => ({ page, html: await html(page) })));
  });
  const unknownEntryHtml = rendered.pop()!.html;

  const files: SiteFile[] = [
    ...bundle.chunks.map((chunk) => ({ ...chunk, cacheControl: CACHE_IMMUTABLE })),
    ...fonts.files,
    licenceFile(
      root,
      bundle.packages,
      content.lexikon.flatMap(({ data }) => data.brand ?? []),
    ),
    ...sheets,
    ...staticFiles(root),
    ...(await iconFiles(root)),
    ...wellKnownFiles(content, pages),
    ...pages.map((page) => ({
      path: dataPath(buildId, page.path),
      content: Buffer.from(dataOf.get(page)!),
      cacheControl: CACHE_IMMUTABLE,
    })),
    ...rendered.map(({ page, html }) => ({
      path: page.path,
      kind: 'screen' as const,
      content: Buffer.from(html),
    })),
  ];
  const deadLinks = findDeadLinks(
    rendered.map(({ page, html }) => ({ path: page.path, html })),
    files.map(({ path }) => path),
    content,
  );
  if (deadLinks.length > 0) throw new ContentError(deadLinks);

  rmSync(dist, { recursive: true, force: true });
  mkdirSync(join(dist, 'public'), { recursive: true });
  const written = await writeSiteFiles(join(dist, 'public'), files);
  const notFound = await writeSiteFile(join(dist, 'public'), {
    path: '/404/lexikon.html',
    kind: 'screen',
    content: Buffer.from(unknownEntryHtml),
  });
  const manifest: Manifest = {
    build: buildId,
    headers: securityHeaders,
    documentHeaders: { 'content-security-policy': contentSecurityPolicy(bundle.css) },
    files: written.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    notFound: [{ prefix: '/lexikon/', file: notFound }],
  };
  // Written last: its presence says that the build is complete.
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
}
