import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../server/manifest.ts';
import type { DocumentAssets } from '../src/document.tsx';
import { dataPath } from '../src/navigation/data-path.ts';
import { type RouteId, routes } from '../src/routes.ts';
import { findDeadLinks } from './check-links.ts';
import { bundleClient, bundleFirstScript } from './client-bundle.ts';
import { checkCrossReferences } from './content/cross-references.ts';
import { lexikonHints } from './content/lexikon-rules.ts';
import { loadContent } from './content/load.ts';
import { ContentError, type Problem } from './content/problems.ts';
import { wellKnownFiles } from './well-known-files.ts';
import { fontFiles } from './font-files.ts';
import { iconFiles } from './icons.ts';
import { licenceFile } from './licences.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';
import { CACHE_IMMUTABLE, hashOf, type SiteFile, writeSiteFile, writeSiteFiles } from './output.ts';
import { pagesOf, unknownEntryPage } from './pages.ts';
import { withRenderer } from './server-bundle.ts';
import { sheetFiles } from './sheet-files.ts';
import { staticFiles } from './static-files.ts';
import { collectStyles } from './styles.ts';

/** Turns `content/` and `src/` into `dist/`. Resolves with what the author may want to better. */
export async function buildSite(root: string, dist = join(root, 'dist')): Promise<Problem[]> {
  // Whatever the shell or a test runner says: React and the bundler read it.
  process.env.NODE_ENV = 'production';
  const content = await loadContent(root);
  const crossReferences = checkCrossReferences(content);
  if (crossReferences.length > 0) throw new ContentError(crossReferences);

  const pages = pagesOf(content);
  const unknownEntry = unknownEntryPage(content);
  const [bundle, firstScript, fonts, sheets] = await Promise.all([
    bundleClient(root),
    bundleFirstScript(root),
    fontFiles(),
    sheetFiles(content),
  ]);

  const { rendered, styleFiles, buildId } = await withRenderer(
    root,
    async ({ screenData, render }, modules) => {
      const styles = collectStyles(root, modules);
      const screens = [...pages, unknownEntry].map(({ route, path, data }) => {
        const screen = screenData(route, data);
        return { route, path, data: screen, json: JSON.stringify(screen) };
      });
      const buildId = hashOf(
        [styles.site, ...bundle.chunks.map(({ path }) => path), ...screens.map(({ json }) => json)].join(
          '\n',
        ),
      );
      const assetsOf = (route: RouteId): DocumentAssets => ({
        build: buildId,
        siteStyles: styles.site,
        printStyles: styles.print,
        firstScript,
        chunks: bundle.chunksOf(routes[route].screen),
        fonts: fonts.stylesheet,
      });
      const unstyled = await Promise.all(
        screens.map(async ({ route, path, data, json }) => {
          const html = await render({ route, path, data, assets: assetsOf(route) });
          return { route, path, json, html };
        }),
      );
      const { inlineOf, files } = await styles.bundle(unstyled);
      const rendered = unstyled.map(({ route, path, json, html }) => ({
        path,
        json,
        html: withInlineStyles(html, inlineOf(route)),
        headers: { 'content-security-policy': contentSecurityPolicy(firstScript, inlineOf(route)) },
      }));
      return { rendered, styleFiles: files, buildId };
    },
  );
  const unknownEntryScreen = rendered.pop()!;

  const files: SiteFile[] = [
    ...styleFiles,
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
    ...rendered.map(({ path, json }) => ({
      path: dataPath(buildId, path),
      content: Buffer.from(json),
      cacheControl: CACHE_IMMUTABLE,
    })),
    ...rendered.map(({ path, html, headers }) => ({
      path,
      kind: 'screen' as const,
      content: Buffer.from(html),
      headers,
    })),
  ];
  const deadLinks = findDeadLinks(
    rendered,
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
    content: Buffer.from(unknownEntryScreen.html),
    headers: unknownEntryScreen.headers,
  });
  const manifest: Manifest = {
    build: buildId,
    headers: securityHeaders,
    files: written.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    notFound: [{ prefix: '/lexikon/', file: notFound }],
  };
  // Written last: its presence says that the build is complete.
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 1));
  return lexikonHints(content.lexikon);
}

/** The document leaves the place open: which styles it needs is known when it is rendered. */
const withInlineStyles = (html: string, css: string) =>
  html.replace('<style></style>', () => `<style>${css}</style>`);
