import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropUnused } from '../cache/build-cache.ts';
import { type Manifest, MANIFEST_FILE, type ManifestFile } from '../contract/manifest.ts';
import type { Problem } from '../src/content/declaration.ts';
import { bundleClient, bundleFirstScript } from './bundle/client-bundle.ts';
import { withRenderer } from './bundle/renderer.ts';
import { stopOn } from './content/content-error.ts';
import { fontFiles } from './files/fonts.ts';
import { profileIcons } from './files/icons.ts';
import { licenceFile } from './files/licences.ts';
import { findClashes, staticFiles } from './files/static-files.ts';
import { securityHeaders } from './output/headers.ts';
import { CACHE_IMMUTABLE, type SiteFile, writeSiteFiles } from './output/site-files.ts';
import { makeSite } from './make-site.ts';
import { builtAssets, printAnswers, type PrintedPage } from './print-pages.ts';
import { checkOwnerSyntax, hintsFor } from './read-site.ts';

const REFUSAL_PAGE_FILE = 'kontakt-abgelehnt.html';
const SENT_PAGE_FILE = 'kontakt-gesendet.html';

/**
 * Turns `content/`, `src/` and `drawings/` into `dist/`. Resolves with what the author may want to better. `tell` hears
 * of every step that is done, in a few German words with a count.
 */
export async function buildSite(root: string, tell: (step: string) => void = () => {}): Promise<Problem[]> {
  // React and the bundler read NODE_ENV; a shell or a test runner may have set it to something else.
  process.env.NODE_ENV = 'production';
  checkOwnerSyntax(root);
  return withRenderer(root, async (renderer, modules) => {
    // Read, check, print.
    const made = await makeSite(root, renderer, {}, async (site, problems) => {
      stopOn(problems);
      tell(`${site.pages.length} Seiten gelesen und geprüft`);
      const [bundle, firstScript, fonts] = await Promise.all([
        bundleClient(root),
        bundleFirstScript(root),
        fontFiles(root),
      ]);
      const assets = builtAssets(root, site, modules, { bundle, firstScript, fonts: fonts.stylesheet });
      const brands = site.pages.flatMap(({ preview }) => preview.brand ?? []);
      const files: SiteFile[] = [
        ...assets.stylesheets,
        ...bundle.chunks.map((chunk) => ({ ...chunk, cacheControl: CACHE_IMMUTABLE })),
        ...fonts.files,
        licenceFile(root, bundle.packages, [...brands, ...profileIcons(renderer.site)]),
      ];
      return { assets, files };
    });
    const { site, assets, pages, notFound, files } = made;
    const paths = files.map(({ path }) => path);
    stopOn([...findClashes(staticFiles(root), paths), ...made.problems]);
    const answers = await printAnswers(renderer, site, assets);
    tell(`${pages.length} Seiten gedruckt, ${files.length} Dateien gemacht`);

    // Write. Pictures are drawn only now, each as its file is written, and only where the cache has none.
    const pageFile = ({ page, html }: PrintedPage): SiteFile => ({
      path: page.notFoundBelow ? `/404${page.notFoundBelow.slice(0, -1)}.html` : page.path,
      kind: 'page',
      content: Buffer.from(html),
      headers: assets.headersOf(page),
    });
    await replaceFolder(join(root, 'dist'), async (folder) => {
      const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
      const written = (files: SiteFile[]) => writeSiteFiles(join(folder, 'public'), files);
      const notFoundFiles = await written(notFound.map(pageFile));
      const manifest: Manifest = {
        build: assets.buildId,
        headers: securityHeaders,
        files: (await written([...pages.map(pageFile), ...files])).toSorted(byPath),
        notFound: notFoundFiles.map((file, index) => ({
          prefix: notFound[index]!.page.notFoundBelow!,
          file,
        })),
        redirects: site.redirects.data,
        refusalPage: { file: REFUSAL_PAGE_FILE, headers: assets.headersOf(answers.kontakt) },
        sentPage: { file: SENT_PAGE_FILE },
      };
      write(REFUSAL_PAGE_FILE, answers.refused);
      write(SENT_PAGE_FILE, answers.sent);
      // Written last: a folder that has a manifest holds a complete build.
      write(MANIFEST_FILE, JSON.stringify(manifest, null, 1));
    });
    tell(`${pages.length + files.length} Dateien verdichtet und geschrieben`);
    dropUnused();
    return hintsFor(site, renderer.site);
  });
}

/** Fills a whole new folder. The old one is there until that is complete, and never in parts. */
async function replaceFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const aside = `${folder}.neu`;
  const unfinished = join(aside, 'neu');
  rmSync(aside, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { recursive: true });
    await fill(unfinished);
    if (existsSync(folder)) renameSync(folder, join(aside, 'alt'));
    renameSync(unfinished, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const byPath = (a: ManifestFile, b: ManifestFile) => (a.path < b.path ? -1 : 1);
