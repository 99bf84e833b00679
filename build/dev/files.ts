import type { Page } from '../../src/pages/define/page.ts';
import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';
import { photosOn } from '../read-site.ts';

/** Stands in every document before the fonts are cut to size, which takes a second. */
const FONTS = '/assets/fonts.css';

/** The files beside the pages. Whatever draws, compresses or cuts is loaded when somebody asks for it. */
export function devFiles(root: string) {
  let fonts: Promise<{ files: SiteFile[]; stylesheet: string }> | undefined;
  const loadFonts = () => (fonts ??= import('../files/fonts.ts').then(({ fontFiles }) => fontFiles(root)));
  const among = (files: SiteFile[], path: string) => files.find((file) => file.path === path)?.content;

  return {
    fontsPath: FONTS,

    /** A file that no content is needed for. */
    async find(path: string): Promise<Buffer | undefined> {
      if (path === FONTS) {
        const { files, stylesheet } = await loadFonts();
        return among(files, stylesheet);
      }
      if (path.startsWith('/assets/fonts/')) return among((await loadFonts()).files, path);
      if (path.startsWith('/assets/person/'))
        return among(await (await import('../files/photo-files.ts')).portraitFiles(root), path);
      if (/^\/[\w-]+\.(?:png|svg)$/.test(path))
        return among(await (await import('../files/icons.ts')).iconFiles(), path);
      return undefined;
    },

    /** A drawing, a photo, or what machines ask for by name. */
    async ofContent(path: string, site: Site, pages: Page[]): Promise<Buffer | undefined> {
      const { drawingsOf, pictureOf } = await import('../files/sheet-pictures.ts');
      const drawing = drawingsOf(site, pages).find((candidate) => candidate.path === path);
      if (drawing) return (await pictureOf(drawing)).content;
      // Only those whose address begins like the path: each has to be cut in every width.
      const shown = photosOn(pages).filter(({ name }) => path.startsWith(`/assets/${name}-`));
      const { photoFiles } = await import('../files/photo-files.ts');
      const { profileIconFiles } = await import('../files/icons.ts');
      const { wellKnownFiles } = await import('../files/well-known-files.ts');
      return among(
        [...(await photoFiles(root, shown, '')), ...wellKnownFiles(site, pages), ...profileIconFiles(site)],
        path,
      );
    },

    /** All their addresses, for the check of links. */
    async paths(site: Site, pages: Page[]): Promise<string[]> {
      const { drawingsOf } = await import('../files/sheet-pictures.ts');
      const { wellKnownFiles } = await import('../files/well-known-files.ts');
      const { staticFiles } = await import('../files/static-files.ts');
      const { LICENCES_PATH } = await import('../files/licences.ts');
      const { photoPaths, portraitFiles } = await import('../files/photo-files.ts');
      const { iconFiles, profileIconFiles } = await import('../files/icons.ts');
      const made = [
        ...(await iconFiles()),
        ...(await portraitFiles(root)),
        ...profileIconFiles(site),
        ...drawingsOf(site, pages),
        ...wellKnownFiles(site, pages),
        ...staticFiles(root),
      ];
      return [FONTS, LICENCES_PATH, ...photoPaths(photosOn(pages)), ...made.map(({ path }) => path)];
    },
  };
}
