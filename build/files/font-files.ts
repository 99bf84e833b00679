import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../content/source-text.ts';
import { buildFonts, isFurtherLetter } from './fonts.ts';
import { CACHE_IMMUTABLE, hashOf, type SiteFile } from '../output/site-files.ts';

/** The web fonts and the stylesheet that declares them; the application injects it after load. */
export async function fontFiles(contentRoot: string): Promise<{ files: SiteFile[]; stylesheet: string }> {
  const fonts = await buildFonts(furtherLetters(contentRoot));
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

function furtherLetters(contentRoot: string): string {
  const letters = new Set<string>();
  const files = globSync('content/**/*.{md,yaml,ts}', { cwd: contentRoot });
  for (const file of files.filter((name) => isFile(join(contentRoot, name)))) {
    const text = readFileSync(join(contentRoot, file), 'utf8').normalize('NFC');
    for (const [letter] of text.matchAll(/[^\0-~]/gu)) if (isFurtherLetter(letter)) letters.add(letter);
  }
  return [...letters].toSorted().join('');
}
