import { extname } from 'node:path';
import { keptLater, recipeOf } from '../../cache/kept.ts';
import { renderBanner } from '../../drawings/sheets/banner.ts';
import { renderMotif } from '../../drawings/sheets/motif.ts';
import { renderPreview } from '../../drawings/sheets/preview.ts';
import { rasterize, toPng, toWebp } from '../../drawings/sheets/raster.ts';
import { renderSheet } from '../../drawings/sheets/sheet.ts';
import type { Problem } from '../../src/content/problem.ts';
import { previewPath } from '../../src/head/preview-path.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { stopOn } from '../content/content-error.ts';
import type { SiteFile } from '../output/site-files.ts';

/** A drawing and the picture that is made of it. */
export type Drawing = {
  file: string;
  path: string;
  /** What is drawn. */
  input: unknown;
  svg: () => string;
};

const encoders = { '.png': toPng, '.webp': toWebp };
const recipe = recipeOf('build/files/sheet-pictures.ts', 'drawings/**/*.ts', 'src/styles/tokens.css');

const PICTURE_WIDTH = 1200;

/** What a shared link to a page shows; the sheets of entries and posts; the motifs of the glossary's list. */
export function drawingsOf(site: Site, pages: Page[]): Drawing[] {
  return pages.flatMap(({ file, path, section, preview, sheetPath, motifPath, bannerPath }): Drawing[] => {
    const draw = <Input>(path: string | undefined, render: (input: Input) => string, input: Input) =>
      path ? [{ file, path, input, svg: () => render(input) }] : [];
    const shared = { ...preview, section, site: ownerName(site) };
    return [
      ...draw(sheetPath, renderSheet, { ...preview, collection: section }),
      ...draw(motifPath, renderMotif, preview),
      ...draw(bannerPath, renderBanner, preview),
      ...draw(previewPath(path), renderPreview, shared),
    ];
  });
}

/** One that has not changed since an earlier build is not drawn again. */
export async function pictureOf({ path, input, svg }: Drawing): Promise<SiteFile> {
  const content = await keptLater(recipe, JSON.stringify([path, input]), () => asFile(extname(path), svg()));
  return { path, content, cacheControl: 'public, max-age=86400' };
}

async function asFile(format: string, svg: string): Promise<Buffer> {
  // A motif stays a drawing: sharp at every size, and less than half the bytes of its picture.
  if (format === '.svg') return Buffer.from(svg);
  return encoders[format as keyof typeof encoders](rasterize(svg, PICTURE_WIDTH));
}

/** Two at a time: one is drawn while the other is compressed. */
export async function sheetFiles(site: Site, pages: Page[]): Promise<SiteFile[]> {
  const problems: Problem[] = [];
  const files: SiteFile[] = [];
  const waiting = drawingsOf(site, pages).values();
  const work = async () => {
    for (const drawing of waiting) {
      try {
        files.push(await pictureOf(drawing));
      } catch (error) {
        problems.push({ file: drawing.file, field: 'drawing', message: (error as Error).message });
      }
    }
  };
  await Promise.all([work(), work()]);
  stopOn(problems);
  return files;
}
