import { cached, hashOfSources } from '../../cache/build-cache.ts';
import { pictures } from '../../src/paths.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';
import { pictureFile } from '../../drawings/picture-files.ts';
import { brandMark } from '../../drawings/sheets/brand.ts';
import { token } from '../../drawings/tokens.ts';

const manifestIcons = [192, 512].map((size) => ({ size, path: `/icon-${size}.png` }));

/** Google wants 48 pixels or more. */
const CLASSIC_SIZE = 48;

const sourcesHash = hashOfSources('build/files/icons.ts');

/** The drawn icon, and from it those that have to be pixels. */
export function iconFiles(): SiteFile[] {
  const { svg } = pictureFile('favicon');
  const icon = (path: string, size: number, pack = (png: Buffer) => png) => ({
    path,
    content: () => cached(sourcesHash, `${path} ${svg}`, async () => pack(await inPalette(svg, size))),
    cacheControl: CACHE_DAY,
  });
  return [
    { path: '/favicon.svg', content: Buffer.from(svg) },
    icon('/favicon.ico', CLASSIC_SIZE, classicIcon),
    icon('/apple-touch-icon.png', 180),
    ...manifestIcons.map(({ path, size }) => icon(path, size)),
  ];
}

async function inPalette(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/**
 * For all that read no SVG or no document and ask for `/favicon.ico`: Safari before 26, search engines, feed
 * readers. A directory of one entry, then the picture.
 */
function classicIcon(png: Buffer): Buffer {
  const [isIcon, count, planes, bitsPerPixel] = [1, 1, 1, 32];
  const directory = Buffer.alloc(22);
  directory.set([0, 0, isIcon, 0, count, 0, CLASSIC_SIZE, CLASSIC_SIZE, 0, 0, planes, 0, bitsPerPixel]);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

export function webManifestFile(site: Site): SiteFile {
  const { owner } = site;
  const manifest = {
    id: '/',
    start_url: '/',
    name: ownerName(site),
    short_name: owner.lastName,
    description: owner.jobTitle,
    lang: 'de',
    display: 'browser',
    background_color: token('plan'),
    theme_color: token('plan'),
    // The drawing keeps to the inner circle of 80 % and its ground fills the square: one serves both.
    icons: manifestIcons.flatMap(({ size, path }) =>
      ['any', 'maskable'].map((purpose) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
  return { path: '/site.webmanifest', content: Buffer.from(JSON.stringify(manifest)) };
}

const PROFILE_SIZE = 24;

/** The icons of the footer's profiles, each once; a profile may have none. */
export const profileIcons = ({ profiles }: Site) => [...new Set(profiles.flatMap(({ icon }) => icon ?? []))];

/** In the colour of the footer's text, which is that of both schemes. */
export function profileIconFiles(site: Site): SiteFile[] {
  const box = { x: 0, y: 0, width: PROFILE_SIZE, height: PROFILE_SIZE };
  return profileIcons(site).map((icon) => ({
    path: pictures.profile(icon),
    content: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PROFILE_SIZE} ${PROFILE_SIZE}">${brandMark(icon, box, token('plan-soft'))}</svg>`,
    ),
    cacheControl: CACHE_DAY,
  }));
}
