import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { ownerName, type Site } from '../../src/site.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';
import { favicon } from '../../drawings/favicon.ts';
import { token } from '../../drawings/tokens.ts';

const manifestIcons = [192, 512].map((size) => ({ size, path: `/icon-${size}.png` }));

/** The drawn icon, and from it those that have to be pixels. */
export async function iconFiles(): Promise<SiteFile[]> {
  const svg = favicon();
  const wanted = [{ size: 180, path: '/apple-touch-icon.png' }, ...manifestIcons];
  const pictures = await Promise.all(
    wanted.map(async ({ size, path }) => {
      const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: size } } as const;
      const png = new Resvg(svg, options).render().asPng();
      const content = await sharp(png).png({ palette: true, effort: 10 }).toBuffer();
      return { path, content, cacheControl: CACHE_DAY };
    }),
  );
  return [{ path: '/favicon.svg', content: Buffer.from(svg) }, ...pictures];
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
