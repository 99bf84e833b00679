import { brandMark } from '../../drawings/sheets/brand.ts';
import { token } from '../../drawings/tokens.ts';
import { pictures } from '../../src/paths.ts';
import type { Site } from '../../src/site.ts';
import { CACHE_DAY, type SiteFile } from '../output/site-files.ts';

const SIZE = 24;

/** The icons of the footer's profiles, each once; a profile may have none. */
export const profileIcons = ({ profiles }: Site) => [...new Set(profiles.flatMap(({ icon }) => icon ?? []))];

/** In the colour of the footer's text, which is that of both schemes. */
export function profileIconFiles(site: Site): SiteFile[] {
  const box = { x: 0, y: 0, width: SIZE, height: SIZE };
  return profileIcons(site).map((icon) => ({
    path: pictures.profile(icon),
    content: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${brandMark(icon, box, token('plan-soft'))}</svg>`,
    ),
    cacheControl: CACHE_DAY,
  }));
}
