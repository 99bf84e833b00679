import { buildFonts } from './fonts.ts';
import { CACHE_IMMUTABLE, hashOf, type SiteFile } from '../output/site-files.ts';

/** The web fonts and the stylesheet that declares them; the application injects it after load. */
export async function fontFiles(): Promise<{ files: SiteFile[]; stylesheet: string }> {
  const fonts = await buildFonts();
  const paths = new Map(
    fonts.files.map(({ name, content }) => [name, `/assets/fonts/${name}.${hashOf(content)}.woff2`]),
  );
  const css = Buffer.from(fonts.css((name) => paths.get(name)!));
  const stylesheet = `/assets/fonts.${hashOf(css).slice(0, 8)}.css`;
  const files = [
    { path: stylesheet, content: css },
    ...fonts.files.map(({ name, content }) => ({ path: paths.get(name)!, content })),
  ];
  return { stylesheet, files: files.map((file) => ({ ...file, cacheControl: CACHE_IMMUTABLE })) };
}
