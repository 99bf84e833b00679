import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentSheets, drawingOf, oneOfEach } from './content.fixture.ts';
import { type Box, contains, inflate, overlap } from './geometry.ts';
import type { Pen } from './pen.ts';
import { encodePicture } from './pictures.ts';
import { composeSharePicture, renderSharePicture } from './share-picture.ts';
import { type Composed, composeNarrow, composeWide, renderSheet, sheetForPage } from './sheet.ts';
import { settings } from './text-block.ts';

const texts = { section: 'Kontakt und Rechtliches', site: 'Dr. Maximiliane Mustermann-Beispiel' };

function expectApart({ letterings }: Pen, frame: Box, least: number): void {
  expect(letterings.length).toBeGreaterThan(2);
  for (const [index, { text, box, size }] of letterings.entries()) {
    expect(contains(frame, box), text).toBe(true);
    expect(size, text).toBeGreaterThanOrEqual(least);
    const other = letterings.slice(0, index).find((earlier) => overlap(earlier.box, inflate(box, -1)));
    expect(other?.text, text).toBeUndefined();
  }
}

/** Letters touch no line and no edge; what they stand on holds them whole. */
function expectNoteClear({ pen }: Composed, note: string): void {
  const { box } = pen.letterings.find(({ text }) => text === note)!;
  expect(pen.obstacles.filter((other) => overlap(other, box) && !contains(other, box))).toEqual([]);
}

describe.each(contentSheets)('%s', (_file, input) => {
  test('keeps its letterings inside, apart and readable, wide and narrow', () => {
    for (const [compose, least] of [
      [composeWide, 20],
      [composeNarrow, 25],
    ] as const) {
      const composed = compose(input);
      expectApart(composed.pen, inflate(composed.sheet, -10), least);
      expectNoteClear(composed, input.drawing.note);
    }
    expectApart(
      composeSharePicture({ ...input, ...texts }).pen,
      { x: 24, y: 27, width: 1152, height: 576 },
      28,
    );
  });
});

test('a last word of two letters does not stand alone', () => {
  const linesOf = (text: string) =>
    settings({ voice: 'text', size: 30 }, text, 2).map(({ lines }) => lines.length);
  expect(linesOf('Anwendung 12')).toEqual([1]);
  expect(linesOf('Anwendung 123')).toEqual([1, 2]);
});

test('in a page lettering is text, styled by classes alone, and every id is there once', () => {
  expect(oneOfEach.length).toBeGreaterThan(9);
  for (const drawing of oneOfEach) {
    const markup = sheetForPage({ title: 'Probe', collection: 'Lexikon', sheet: 'Blatt 07/51', drawing });
    expect(markup).not.toMatch(/ style=|#[0-9a-f]{6}/);
    expect(markup.match(/Blatt 07\/51/gi)).toHaveLength(2);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  }
});

test('a picture is 1200 × 675 within 32 KB, the same each time, and needs no font', async () => {
  const input = { title: 'Probe', collection: 'Lexikon', brand: 'typescript', drawing: drawingOf('flow') };
  const drawing = { kind: 'sheet', path: '/probe.webp', input } as const;
  expect(renderSheet(input)).not.toMatch(/<text|font-family/);
  const webp = await encodePicture(drawing);
  expect((await encodePicture(drawing)).equals(webp)).toBe(true);
  expect(webp.length).toBeLessThanOrEqual(32_000);
  expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 675 });
});

test.each([
  'Datenschutz bei Chatbots im Gesundheitswesen',
  'Warum unser Kunde nach zehn Jahren von WordPress zu TYPO3 gewechselt ist und was wir daraus lernen',
  'Suchmaschinenoptimierung für Handwerksbetriebe in kleinen Städten',
  'Barrierefreiheitsstärkungsgesetz (BFSG)',
])('a long heading fits every sheet: %s', (title) => {
  const input = { title, collection: 'Blog', drawing: drawingOf('layers') };
  const [firstWord] = title.split(' ');
  for (const { pen } of [
    composeWide(input),
    composeNarrow(input),
    composeSharePicture({ ...input, ...texts }),
  ])
    expect(pen.letterings.some(({ text }) => text.startsWith(firstWord!))).toBe(true);
});

test.each([
  ['Łukasz Çağlar-Šimić', 'Lukasz Caglar-Simic'],
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
])('an owner may be called %s, composed or not', (name, inAscii) => {
  const ofSite = (site: string) =>
    renderSharePicture({ title: 'Probe', section: 'Lexikon', drawing: drawingOf('layers'), site });
  expect(ofSite(name)).not.toBe(ofSite(inAscii));
  expect(ofSite(name.normalize('NFD'))).toBe(ofSite(name));
});
