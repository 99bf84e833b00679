import type { Page } from '../../src/pages/define/page.ts';
import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';
import { photosOn } from '../site.ts';

/** Stands in every document before the fonts are cut to size, which takes a second. */
const FONTS = '/assets/fonts.css';

/** The files beside the pages. Whatever draws, compresses or cuts is loaded when somebody asks for it. */
export function devFiles(root: string) {
  let fonts: Promise<{ files: SiteFile[]; stylesheet: string }> | undefined;
  let icons: Promise<SiteFile[]> | undefined;

  const loadFonts = () => (fonts ??= import('../files/fonts.ts').then(({ fontFiles }) => fontFiles(root)));
  const loadIcons = () => (icons ??= import('../files/icons.ts').then(({ iconFiles }) => iconFiles()));
  const loadPortrait = async () => (await import('../files/portrait.ts')).portraitFiles(root);
  const loadDrawings = () => import('../files/sheet-pictures.ts');
  /** Only those whose address begins like `path`: each has to be cut in every width. */
  const loadPhotos = async (pages: Page[], path: string) => {
    const shown = photosOn(pages).filter(({ name }) => path.startsWith(`/assets/${name}-`));
    return shown.length === 0 ? [] : (await import('../files/photo-files.ts')).photoFiles(root, shown, '');
  };
  const loadProfileIcons = async (site: Site) =>
    (await import('../files/profile-icons.ts')).profileIconFiles(site);
  const loadWellKnown = () => import('../files/well-known-files.ts');

  return {
    fontsPath: FONTS,

    /** A file that no content is needed for. */
    async find(path: string): Promise<Buffer | undefined> {
      const among = (files: SiteFile[]) => files.find((file) => file.path === path)?.content;
      if (path === FONTS) {
        const { files, stylesheet } = await loadFonts();
        return files.find((file) => file.path === stylesheet)?.content;
      }
      if (path.startsWith('/assets/fonts/')) return among((await loadFonts()).files);
      if (path.startsWith('/assets/person/')) return among(await loadPortrait());
      if (/^\/[\w-]+\.(?:png|svg)$/.test(path)) return among(await loadIcons());
      return undefined;
    },

    /** A drawing, a photo, or what machines ask for by name. */
    async ofContent(path: string, site: Site, pages: Page[]): Promise<Buffer | undefined> {
      const { drawingsOf, pictureOf } = await loadDrawings();
      const drawing = drawingsOf(site, pages).find((candidate) => candidate.path === path);
      if (drawing) return (await pictureOf(drawing)).content;
      const photo = (await loadPhotos(pages, path)).find((candidate) => candidate.path === path);
      if (photo) return photo.content;
      const { wellKnownFiles } = await loadWellKnown();
      const others = [...wellKnownFiles(site, pages), ...(await loadProfileIcons(site))];
      return others.find((candidate) => candidate.path === path)?.content;
    },

    /** All their addresses, for the check of links. */
    async paths(site: Site, pages: Page[]): Promise<string[]> {
      const { drawingsOf } = await loadDrawings();
      const { wellKnownFiles } = await loadWellKnown();
      const { staticFiles } = await import('../files/static-files.ts');
      const { LICENCES_PATH } = await import('../files/licences.ts');
      const { photoPaths } = await import('../files/photo-files.ts');
      const made = [
        ...(await loadIcons()),
        ...(await loadPortrait()),
        ...(await loadProfileIcons(site)),
        ...drawingsOf(site, pages),
        ...wellKnownFiles(site, pages),
        ...staticFiles(root),
      ];
      const photos = photoPaths(photosOn(pages));
      return [FONTS, LICENCES_PATH, ...photos, ...made.map(({ path }) => path)];
    },
  };
}
