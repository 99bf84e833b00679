import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type DrawingData, drawingSchema } from '../drawing-schema.ts';
import { type Box, contains, inflate, overlap } from './geometry.ts';
import { atTheLimits } from './limits.fixture.ts';
import { renderMotif } from './motif.ts';
import { composePreview, renderPreview } from './preview.ts';
import { composeNarrow, composeWide, renderSheet, sheetForPage, type SheetInput } from './sheet.ts';
import { rasterize, toPng, toWebp } from './raster.ts';

const input = (drawing: DrawingData): SheetInput => ({
  title: 'Natural Language Processing',
  collection: 'Lexikon',
  brand: 'typescript',
  drawing,
});
const forms = Object.values(atTheLimits);
const widths = { wide: composeWide, narrow: composeNarrow };

/** Something in the drawings at the limits that a note can speak of. */
const pointAt: Record<DrawingData['form'], string | number> = {
  sequence: 7,
  tree: 'Lieferantenakten',
  layers: 5,
  flow: 'n4',
  comparison: 'Zugangsregelung1',
  anatomy: 6,
  timeline: 4,
  pair: 'after',
  transform: 3,
  sets: 5,
  zones: 'Betriebssystem Linux',
};

/** What is followed by lines, shapes or frames: there a note has to find its own room. */
const between: Record<DrawingData['form'], (string | number)[]> = {
  sequence: [2, 3, 6],
  tree: ['Verwaltung Nord2', 'Buchhaltung Kiel'],
  layers: [2],
  flow: ['n0', 'n1', 'n5'],
  comparison: ['Aktualisierungen'],
  anatomy: [2],
  timeline: [1, 3],
  pair: ['Verwaltungsoberfläche2', 'before'],
  transform: [1],
  sets: [2, 5],
  zones: ['Laufzeit für Skripte', 'Vermittlungsschicht2'],
};

test('in a page the lettering is text, styled by classes alone, and every id is there once', () => {
  for (const drawing of forms) {
    const markup = sheetForPage({ ...input(drawing), sheet: 'Blatt 07/51' });
    expect(markup).not.toMatch(/ style=|#[0-9a-f]{6}/);
    expect(markup.match(/Blatt 07\/51/gi)).toHaveLength(2);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  }
});

test.each([
  ['Łukasz Çağlar-Šimić', 'Lukasz Caglar-Simic'],
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
])('an owner may be called %s, composed or not', (name, inAscii) => {
  const ofSite = (site: string) =>
    renderPreview({ title: 'Probe', section: 'Lexikon', drawing: atTheLimits.layers, site });
  expect(ofSite(name)).not.toBe(ofSite(inAscii));
  expect(ofSite(name.normalize('NFD'))).toBe(ofSite(name));
});

describe.each(forms)('$form at the limits of its data', (drawing) => {
  test('is what the schema allows', () => {
    expect(drawingSchema.safeParse(drawing).error?.issues).toBeUndefined();
  });

  test.each(Object.entries(widths))('%s keeps letterings inside, apart and readable', (width, compose) => {
    const { pen, sheet } = compose(input(drawing));
    const { letterings } = pen;
    expect(letterings.length).toBeGreaterThan(5);
    for (const [index, { text, box, size }] of letterings.entries()) {
      expect(contains(inflate(sheet, -10), box), text).toBe(true);
      expect(size, text).toBeGreaterThanOrEqual(width === 'wide' ? 20 : 25);
      const neighbours = letterings.slice(0, index).filter((other) => overlap(other.box, inflate(box, -1)));
      expect(
        neighbours.map((other) => other.text),
        text,
      ).toEqual([]);
    }
  });

  test('on a phone a leader runs from the note to what it speaks of', () => {
    const compose = composeNarrow;
    const plain = compose(input(drawing)).pen;
    expect(plain.leaders).toEqual([]);
    const { pen } = compose(input({ ...drawing, noteAt: pointAt[drawing.form] }));
    expect(pen.leaders).toHaveLength(1);
    const [{ from, to }] = pen.leaders as [(typeof pen.leaders)[number]];
    const near = (at: readonly [number, number], box: Box) =>
      overlap({ x: at[0] - 16, y: at[1] - 16, width: 32, height: 32 }, box);
    const note = pen.letterings.find(({ text }) => text === drawing.note)!;
    expect(near(from, note.box)).toBe(true);
    expect(pen.obstacles.some((box) => near(to, box))).toBe(true);
    expect(near(to, note.box)).toBe(false);
  });

  test.each(between[drawing.form])(
    'on a phone a note about %s runs across no line and no shape',
    (noteAt) => {
      const { pen } = composeNarrow(input({ ...drawing, noteAt }));
      const note = pen.letterings.find(({ text }) => text === drawing.note)!.box;
      const crossed = pen.obstacles.filter(
        (other) => other !== note && overlap(other, note) && !contains(other, note),
      );
      expect(crossed).toEqual([]);
    },
  );

  test.each(Object.entries(widths))('%s draws every text of its data', (_width, compose) => {
    const drawn = compose(input(drawing))
      .pen.letterings.map(({ text }) => text)
      .join(' ')
      // A word may be parted at its hyphen.
      .replaceAll('- ', '-');
    const { form: _form, alt: _alt, code, ...data } = { code: undefined, ...drawing };
    const words = JSON.stringify(data, (key, value) =>
      ['id', 'kind', 'from', 'to', 'at', 'part', 'code'].includes(key) ? undefined : value,
    )
      .match(/(?<=:"|,"|\[")[^"]+(?="[,}\]])/g)!
      .flatMap((text) => text.split(/\s+/));
    expect(words.filter((word) => !drawn.includes(word))).toEqual([]);
    expect(code === undefined || drawn.includes('berechne')).toBe(true);
  });

  test('gives a picture of 1200 × 675 within 32 KB, and the same drawing each time', async () => {
    const svg = renderSheet(input(drawing));
    expect(renderSheet(input(drawing))).toBe(svg);
    // Lettering is outlined: nothing is left to the fonts of the machine.
    expect(svg).not.toMatch(/<text|font-family/);
    const webp = await toWebp(rasterize(svg, 1200));
    const { format, width, height } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 675 });
    expect(webp.length).toBeLessThanOrEqual(32_000);

    const png = await toPng(rasterize(svg, 1200));
    const pixels = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    expect((await pixels(png)).equals(await pixels(webp))).toBe(true);
    expect(png.length).toBeLessThanOrEqual(40_000);
  });

  test('gives a motif within 2 KB, with a brand, with a sign and with neither', () => {
    const { brand: _brand, ...plain } = input(drawing);
    const signed = { ...plain, drawing: { ...drawing, sign: 'schloss' as const } };
    const motifs = [input(drawing), signed, plain].map(renderMotif);
    expect(new Set(motifs).size).toBe(motifs.length);
    for (const motif of motifs) expect(brotliCompressSync(motif).length).toBeLessThanOrEqual(2048);
  });
});

test('the same drawing gives the same bytes each time', async () => {
  const svg = renderSheet(input(atTheLimits.flow));
  const pictures = await Promise.all([1, 2].map(() => toWebp(rasterize(svg, 1200))));
  expect(pictures[0]!.equals(pictures[1]!)).toBe(true);
});

test('a preview can be read as small as a thumb: term, section and site, nothing else, none under 28 px', () => {
  const texts = { section: 'Kontakt und Rechtliches', site: 'Dr. Maximiliane Mustermann-Beispiel' };
  for (const drawing of forms) {
    const { letterings } = composePreview({ ...input(drawing), ...texts }).pen;
    expect(letterings).toHaveLength(3);
    for (const [index, { text, box, size }] of letterings.entries()) {
      expect(size, text).toBeGreaterThanOrEqual(28);
      expect(contains({ x: 24, y: 27, width: 1152, height: 576 }, box), text).toBe(true);
      expect(letterings.slice(0, index).some((other) => overlap(other.box, box))).toBe(false);
    }
  }
});

test('the term of a preview is not torn for a little more size', () => {
  const texts = { section: 'Leistungen', site: 'Max Mustermann' };
  const { letterings, marks } = composePreview({
    ...input(atTheLimits.flow),
    ...texts,
    title: 'KI-Lösungen',
  }).pen;
  expect(letterings.map(({ text }) => text)).toContain('KI-Lösungen');
  expect(marks.filter((mark) => mark.kind === 'text' && mark.lines.length > 1)).toEqual([]);
});

test('the long heading of a post fits the title block', () => {
  const title =
    'Schnittstellen entwickeln: was öffentliche Tests zeigen und wie Sie selbst im Betrieb messen';
  const { letterings } = composeWide({ ...input(atTheLimits.tree), title, collection: 'Blog' }).pen;
  expect(letterings.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Schnittstellen entwickeln', 'BLOG', 'BAUM']),
  );
});

test.each([
  'Datenschutz bei Chatbots im Gesundheitswesen',
  'Warum unser Kunde nach zehn Jahren von WordPress zu TYPO3 gewechselt ist und was wir daraus lernen',
  'Suchmaschinenoptimierung für Handwerksbetriebe in kleinen Städten',
  'Suchmaschinenoptimierung',
  'Barrierefreiheitsstärkungsgesetz (BFSG)',
])('a heading without a colon fits every sheet: %s', (title) => {
  for (const compose of Object.values(widths)) {
    const { letterings } = compose({ ...input(atTheLimits.layers), title, collection: 'Blog' }).pen;
    const [firstWord] = title.split(' ');
    expect(letterings.some(({ text }) => text.startsWith(firstWord!))).toBe(true);
  }
  const texts = { title, section: 'Blog', site: 'Max Mustermann' };
  const { letterings } = composePreview({ ...input(atTheLimits.layers), ...texts }).pen;
  expect(letterings.length).toBeGreaterThan(2);
});
