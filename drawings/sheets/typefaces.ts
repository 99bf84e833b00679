/**
 * The typefaces of the sheets, read once from the packages. Lettering becomes outlines, so that a
 * sheet needs no font on the machine that builds it and looks the same on every one.
 */
import { Blob, Buffer as Run, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

async function unpacked(file: string): Promise<Buffer> {
  // It brings no types, so it is required rather than imported.
  const { convert } = require('fontverter') as { convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> };
  return Buffer.from(await convert(await readFile(require.resolve(file)), 'sfnt'));
}

export type Voice = 'heading' | 'text' | 'code' | 'note';

type Source = { file: string; axes: Record<string, number>; /** Height of a capital, in em. */ cap: number };

const sources: Record<Voice, Source> = {
  heading: {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: 700, opsz: 40 },
    cap: 0.66,
  },
  text: {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: 500 },
    cap: 0.72,
  },
  code: {
    file: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: { wght: 500 },
    cap: 0.73,
  },
  note: {
    file: '@fontsource/architects-daughter/files/architects-daughter-latin-400-normal.woff2',
    axes: {},
    cap: 0.72,
  },
};

type Letters = { file: string; font: Font; upem: number; codes: Set<number> };
type LoadedFace = {
  letters: Letters;
  /** «Łukasz», «Çağlar», «Nguyễn»: the packages keep what German does not need in files of their own. */
  further: Letters[];
  cap: number;
};

/** Half of the families have no Vietnamese letters: that of the headings lends them to all, in the weight of each. */
const VIETNAMESE = sources.heading.file.replace('-latin-', '-vietnamese-');

async function load({ file, axes, cap }: Source): Promise<LoadedFace> {
  return {
    letters: await lettersIn(file, axes),
    further: [
      await lettersIn(file.replace('-latin-', '-latin-ext-'), axes),
      await lettersIn(VIETNAMESE, { opsz: 40, ...axes }),
    ],
    cap,
  };
}

async function lettersIn(file: string, axes: Source['axes']): Promise<Letters> {
  const face = new Face(new Blob(await unpacked(file)));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return { file, font, upem: face.upem, codes: new Set(face.collectUnicodes()) };
}

const faces: Record<Voice, LoadedFace> = {
  heading: await load(sources.heading),
  text: await load(sources.text),
  code: await load(sources.code),
  note: await load(sources.note),
};

type Glyph = { id: number; from: Letters; x: number; y: number };
type Shaped = { glyphs: Glyph[]; advance: number };

const run = new Run();
const shaped = new Map<string, Shaped>();
/** More than a sheet tries; the words of thousands of sheets would fill the memory. */
const HELD = 5_000;
// Code ligatures would turn «=>» into one sign; in running text they are not wanted in German.
const noLigatures = ['liga', 'calt', 'clig'].map((tag) => new Feature(tag, 0));

function shapeText(voice: Voice, text: string): Shaped {
  const key = `${voice}\n${text}`;
  const known = shaped.get(key);
  if (known) return known;
  let pen = 0;
  const glyphs = stretchesOf(voice, text).flatMap(({ from, stretch }) => {
    run.clearContents();
    run.addText(stretch);
    run.guessSegmentProperties();
    shape(from.font, run, noLigatures);
    const unit = faces[voice].letters.upem / from.upem;
    // Positions and infos in two calls: the one call that tells both takes three times as long.
    const positions = run.getGlyphPositions();
    return run.getGlyphInfos().map(({ codepoint, cluster }, index): Glyph => {
      if (codepoint === 0) {
        throw new Error(
          `Das Zeichen „${String.fromCodePoint(stretch.codePointAt(cluster)!)}“ in „${text}“ fehlt in der Schrift der Zeichnungen. Nehmen Sie ein anderes.`,
        );
      }
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const placed = { id: codepoint, from, x: pen + xOffset * unit, y: yOffset * unit };
      pen += xAdvance * unit;
      return placed;
    });
  });
  const result = { glyphs, advance: pen };
  if (shaped.size >= HELD) shaped.clear();
  shaped.set(key, result);
  return result;
}

/**
 * Cuts a text up by the font file that has its letters. The first file comes first, and also takes what no file has:
 * some characters the shaper makes up by itself.
 */
function stretchesOf(voice: Voice, text: string): { from: Letters; stretch: string }[] {
  const { letters, further } = faces[voice];
  const stretches: { from: Letters; stretch: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!;
    const from = [letters, ...further].find(({ codes }) => codes.has(code)) ?? letters;
    const last = stretches.at(-1);
    if (last?.from === from) last.stretch += character;
    else stretches.push({ from, stretch: character });
  }
  return stretches;
}

export function widthOf(voice: Voice, size: number, text: string): number {
  return (shapeText(voice, text).advance * size) / faces[voice].letters.upem;
}

/** Height of a capital letter: what the eye takes for the height of a line. */
export function capHeight(voice: Voice, size: number): number {
  return faces[voice].cap * size;
}

const strokes = new Map<string, string>();

/** Path data of a letter, in moves from the start of its baseline: a sheet has hundreds, of few kinds. */
function strokesOf(size: number, { id, from: { font, upem, file } }: Glyph): string {
  const key = `${file} ${size} ${id}`;
  const known = strokes.get(key);
  if (known !== undefined) return known;
  let [x, y] = [0, 0];
  let data = '';
  for (const { type, values } of font.glyphToJson(id)) {
    data += type.toLowerCase();
    let [endX, endY] = [x, y];
    for (let index = 0; index < values.length; index += 2) {
      endX = hundredths((values[index]! * size) / upem);
      endY = hundredths((-values[index + 1]! * size) / upem);
      data += `${index > 0 ? ' ' : ''}${hundredths(endX - x)} ${hundredths(endY - y)}`;
    }
    [x, y] = [endX, endY];
  }
  strokes.set(key, data);
  return data;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Path data of a line of text whose baseline starts at the given point. Letters stand on whole
 * pixels: equal letters then are equal pixels, which saves a tenth of the bytes of a sheet.
 */
export function outline(voice: Voice, size: number, text: string, x: number, baseline: number): string {
  const scale = size / faces[voice].letters.upem;
  let data = '';
  for (const glyph of shapeText(voice, text).glyphs) {
    const letter = strokesOf(size, glyph);
    if (letter)
      data += `M${Math.round(x + glyph.x * scale)} ${Math.round(baseline - glyph.y * scale)}${letter}`;
  }
  return data;
}
