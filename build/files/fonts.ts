import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cached, hashOfSources } from '../../cache/build-cache.ts';
import { isFile } from '../content/source-text.ts';
import { CACHE_IMMUTABLE, hashOf, type SiteFile } from '../output/site-files.ts';

/**
 * Cuts the five families down to what German text and code samples need. Weight and optical size
 * are pinned wherever the design uses one value only: a pinned font is half the bytes, and its
 * fallback in `src/styles/fonts.css` can match its width exactly. Change a pin or an axis here and
 * the fallback has to be measured again.
 */

type SubsetFont = (source: Buffer, text: string, options: object) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const sourcesHash = hashOfSources('build/files/fonts.ts');

type Font = {
  name: string;
  family: string;
  /** Value of the CSS descriptor: one weight, or the range that is left on the axis. */
  weight: string;
  source: string;
  characters: string;
  keepFeatures: string[];
  variationAxes?: Record<string, number>;
  /** Value of the CSS descriptor, of what stands beside a family's first file. */
  unicodeRange?: string;
};

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const german = `${ascii}äöüÄÖÜß„“‚‘’”»«›‹–—…·•×€§°\u00a0\u00ad`;
// Not in the packages: → ← ↗ ≤ ≥ ≠ ≈ ẞ, U+2011, box drawing. The fallback draws these before and
// after the swap, so they do not move either. U+202F is made from the space by the shaper.
const latin = `${german}↑↓±−©®™éèàçñøå`;

const fonts: Font[] = [
  {
    name: 'bricolage-grotesque',
    family: 'Bricolage',
    weight: '700',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    characters: latin,
    keepFeatures: ['kern'],
    variationAxes: { wght: 700, opsz: 40 },
  },
  {
    name: 'instrument-sans',
    family: 'Instrument',
    weight: '400 700',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: latin,
    // No ligatures: its f and i do not collide, and German sets none across a seam («Auf-lage»).
    keepFeatures: ['kern'],
  },
  {
    name: 'newsreader',
    family: 'Newsreader',
    weight: '400',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    characters: latin,
    // Its kerning expects the ligatures: without them a gap opens in «fi».
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: 400, opsz: 24 },
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains',
    weight: '400 500',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    characters: latin,
    // The code ligatures alone would be 14 KB.
    keepFeatures: [],
    // Between the 400 of code and the 500 of labels: with both it would be 4 KB more.
    variationAxes: { wght: 450 },
  },
  {
    name: 'architects-daughter',
    family: 'Architects',
    weight: '400',
    source: '@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff2',
    characters: german,
    keepFeatures: [],
  },
];

/** Latin letters outside of `latin`, the largest set that a font is cut to. */
const isFurtherLetter = (letter: string) => /\p{Script=Latin}/u.test(letter) && !latin.includes(letter);

export const fontPackages = fonts.map(({ source }) => source.split('/', 2).join('/'));

/** The web fonts and the stylesheet that declares them; the application injects it after load. */
export const fontFiles = (contentRoot: string) => cutFonts(furtherLetters(contentRoot));

function furtherLetters(contentRoot: string): string {
  const letters = new Set<string>();
  const files = globSync('content/**/*.{md,yaml,ts}', { cwd: contentRoot });
  for (const file of files.filter((name) => isFile(join(contentRoot, name)))) {
    const text = readFileSync(join(contentRoot, file), 'utf8').normalize('NFC');
    for (const [letter] of text.matchAll(/[^\0-~]/gu)) if (isFurtherLetter(letter)) letters.add(letter);
  }
  return [...letters].toSorted().join('');
}

/** Letters that the packages keep in the `latin` file itself, not in `latin-ext`. */
const isInFirstFile = (letter: string) => letter <= 'ÿ' || 'ıŒœ'.includes(letter);

/** `further` are letters that the content has besides: an owner may be called Łukasz or Çağlar. */
export async function cutFonts(further = ''): Promise<{ files: SiteFile[]; stylesheet: string }> {
  const needed = fonts.flatMap((font) => withLetters(font, further));
  const made: { path: string; content: Buffer }[] = [];
  // One after the other: the packer gives out its own memory, which the next font would overwrite.
  for (const font of needed) {
    const content = await cached(sourcesHash, font.name + font.characters, () => subset(font));
    made.push({ path: `/assets/fonts/${font.name}.${hashOf(content)}.woff2`, content });
  }
  const content = Buffer.from(needed.map((font, index) => fontFace(font, made[index]!.path)).join('\n'));
  const stylesheet = `/assets/fonts.${hashOf(content).slice(0, 8)}.css`;
  const all = [{ path: stylesheet, content }, ...made];
  return { stylesheet, files: all.map((file) => ({ ...file, cacheControl: CACHE_IMMUTABLE })) };
}

function withLetters(font: Font, further: string): Font[] {
  const letters = [...further];
  const first = letters.filter(isInFirstFile).join('');
  const rest = letters.filter((letter) => !isInFirstFile(letter));
  const whole = { ...font, characters: font.characters + first };
  if (rest.length === 0) return [whole];
  const extended = {
    ...font,
    name: `${font.name}-latin-ext`,
    source: font.source.replace('-latin-', '-latin-ext-'),
    characters: rest.join(''),
    unicodeRange: rest.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(),
  };
  return [whole, extended];
}

async function subset({ source, characters, keepFeatures, variationAxes }: Font): Promise<Buffer> {
  // It brings no types, so it is required rather than imported; only here, for its start takes a while.
  const subsetFont = require('subset-font') as SubsetFont;
  return subsetFont(await readFile(require.resolve(source)), characters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    // The Open Font License asks that every copy carries its notice: name ids 13 and 14.
    preserveNameIds: [13, 14],
    ...(variationAxes && { variationAxes }),
  });
}

/** No `unicode-range` for a family's first file: it would hide U+202F from the shaper. */
function fontFace({ family, weight, unicodeRange }: Font, url: string): string {
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : '';
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${url}")format("woff2")${range}}`;
}
