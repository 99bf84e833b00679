import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type DrawingData, drawingSchema } from '../drawing-schema.ts';
import { FRAME } from './frame.ts';
import { contains, inflate, overlap } from './geometry.ts';
import { atTheLimits } from './limits.fixture.ts';
import { renderMotif } from './motif.ts';
import { composeSheet, renderSheet, type SheetInput } from './sheet.ts';
import { rasterize, toPng, toWebp } from './raster.ts';

const input = (drawing: DrawingData): SheetInput => ({
  title: 'Natural Language Processing',
  collection: 'Lexikon',
  brand: 'typescript',
  drawing,
});
const forms = Object.values(atTheLimits);
const draw = (drawing: DrawingData) => composeSheet(input(drawing));

describe.each(forms)('$form at the limits of its data', (drawing) => {
  test('is what the schema allows', () => {
    expect(drawingSchema.safeParse(drawing).error?.issues).toBeUndefined();
  });

  test('keeps every lettering inside the frame and clear of the others', () => {
    const { letterings } = draw(drawing);
    expect(letterings.length).toBeGreaterThan(8);
    for (const [index, { text, box }] of letterings.entries()) {
      expect(contains(inflate(FRAME, -6), box), text).toBe(true);
      const neighbours = letterings.slice(0, index).filter((other) => overlap(other.box, inflate(box, -1)));
      expect(
        neighbours.map((other) => other.text),
        text,
      ).toEqual([]);
    }
  });

  test('draws every text of its data', () => {
    const drawn = draw(drawing)
      .letterings.map(({ text }) => text)
      .join(' ');
    const { form: _form, alt: _alt, code, ...data } = { code: undefined, ...drawing };
    const words = JSON.stringify(data, (key, value) =>
      ['id', 'kind', 'from', 'to', 'at', 'part'].includes(key) ? undefined : value,
    )
      .match(/(?<=:"|,"|\[")[^"]+(?="[,}\]])/g)!
      .flatMap((text) => text.split(/\s+/));
    expect(words.filter((word) => !drawn.includes(word))).toEqual([]);
    expect(code === undefined || drawn.includes('berechne')).toBe(true);
  });

  test('gives a sheet of 1200 × 630 within 25 KB and the same bytes each time', async () => {
    const raster = () => rasterize(renderSheet(input(drawing)), 1200);
    const webp = await toWebp(raster());
    const { format, width, height } = await sharp(webp).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 630 });
    expect(webp.length).toBeLessThanOrEqual(25_000);
    expect((await toWebp(raster())).equals(webp)).toBe(true);

    const png = await toPng(raster());
    const pixels = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    expect((await pixels(png)).equals(await pixels(webp))).toBe(true);
    expect(png.length).toBeLessThanOrEqual(40_000);
  });

  test('gives a motif of 480 × 320 within 4 KB, with and without a brand', async () => {
    const { brand: _brand, ...plain } = input(drawing);
    const motifs = [renderMotif(input(drawing)), renderMotif(plain)];
    expect(motifs[0]).not.toBe(motifs[1]);
    for (const motif of motifs) {
      const webp = await toWebp(rasterize(motif, 480));
      const { width, height } = await sharp(webp).metadata();
      expect({ width, height }).toEqual({ width: 480, height: 320 });
      expect(webp.length).toBeLessThanOrEqual(4000);
    }
  });
});

test('lettering is outlined: nothing is left to the fonts of the machine', () => {
  for (const drawing of forms) expect(renderSheet(input(drawing))).not.toMatch(/<text|font-family/);
});

test('the long heading of a post fits the title block', () => {
  const title =
    'Schnittstellen entwickeln: was öffentliche Tests zeigen und wie Sie selbst im Betrieb messen';
  const { letterings } = composeSheet({ ...input(atTheLimits.tree), title, collection: 'Blog' });
  expect(letterings.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Schnittstellen entwickeln', 'BLOG', 'BAUM']),
  );
});

describe('a drawing that cannot be drawn is refused in German', () => {
  const { sequence, tree, layers, flow, comparison, anatomy } = atTheLimits;
  const [node] = flow.nodes;
  const cases: [string, DrawingData, RegExp][] = [
    [
      'unknown actor',
      { ...sequence, steps: [...sequence.steps, { at: 'Kundin', text: 'wartet' }] },
      /Schritt 8.*„Kundin“.*„actors“/,
    ],
    [
      'message to oneself',
      { ...sequence, steps: [{ from: sequence.actors[0]!, to: sequence.actors[0]!, text: 'x' }] },
      /zu sich selbst/,
    ],
    [
      'too many nodes',
      {
        ...tree,
        root: {
          text: 'a',
          children: Array.from({ length: 4 }, () => ({
            text: 'b',
            children: [{ text: 'c' }, { text: 'd' }],
          })),
        },
      },
      /13 Knoten, erlaubt sind 11/,
    ],
    [
      'too wide a row',
      {
        ...tree,
        root: {
          text: 'a',
          children: [1, 2, 3].map((n) => ({ text: `b${n}`, children: [{ text: 'c' }, { text: 'd' }] })),
        },
      },
      /6 Knoten, erlaubt sind 5/,
    ],
    ['dimension beyond the layers', { ...layers, sideTo: 6 }, /Schicht 1 bis 6/],
    [
      'dimension without range',
      { ...layers, side: 'x', sideFrom: undefined } as unknown as DrawingData,
      /„side“, „sideFrom“ und „sideTo“/,
    ],
    ['unknown node', { ...flow, edges: [{ from: 'n0', to: 'daten' }] }, /„n0“ → „daten“.*„nodes“ fehlt/],
    [
      'two nodes on one cell',
      { ...flow, nodes: [...flow.nodes.slice(0, 3), { ...node!, id: 'zwei' }] },
      /„n0“ und „zwei“.*demselben Feld/,
    ],
    [
      'one id twice',
      { ...flow, nodes: [...flow.nodes.slice(0, 3), { ...node!, at: [4, 3] }] },
      /„n0“.*doppelt/,
    ],
    [
      'edge across a node',
      { ...flow, edges: [{ from: 'n0', to: 'n2' }] },
      /„n0“ → „n2“ liefe durch ein anderes Feld/,
    ],
    [
      'uneven comparison',
      { ...comparison, criteria: comparison.criteria.slice(1) },
      /4 Kriterien, links 5 und rechts 5/,
    ],
    [
      'mark that is not there',
      { ...anatomy, marks: [{ part: 'fehlt', text: 'x' }] },
      /„fehlt“.*0-mal.*genau einmal/,
    ],
    [
      'mark that is there twice',
      { ...anatomy, marks: [{ part: 'berechne', text: 'x' }] },
      /„berechne“.*8-mal.*genau einmal/,
    ],
    ['line too long', { ...anatomy, code: 'x'.repeat(47) }, /47 Zeichen, erlaubt sind 46/],
    ['letter that no font has', { ...layers, note: 'von A → B' }, /Zeichen „→“.*fehlt in der Schrift/],
    [
      'texts that never fit',
      { ...flow, nodes: flow.nodes.map((each) => ({ ...each, text: 'W'.repeat(18) })) },
      /passt nicht auf das Blatt/,
    ],
  ];
  test.each(cases)('%s', (_name, drawing, message) => {
    expect(() => draw(drawing)).toThrow(message);
  });

  test('unknown brand', () => {
    expect(() => composeSheet({ ...input(tree), brand: 'gibt-es-nicht' })).toThrow(/Marke „gibt-es-nicht“/);
  });
});
