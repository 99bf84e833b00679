import { describe, expect, test } from 'vitest';
import { type DrawingData, drawingSchema } from '../drawing-schema.ts';
import { drawingOf } from './content.fixture.ts';
import { composeWide } from './sheet.ts';

const draw = (drawing: DrawingData, brand = 'typescript') =>
  composeWide({ title: 'Probe', collection: 'Lexikon', brand, drawing });

describe('a drawing that cannot be drawn is refused in German', () => {
  const [sequence, tree, layers] = [drawingOf('sequence'), drawingOf('tree'), drawingOf('layers')];
  const [flow, anatomy, timeline] = [drawingOf('flow'), drawingOf('anatomy'), drawingOf('timeline')];
  const [first, second, third] = flow.nodes as [(typeof flow.nodes)[number], ...typeof flow.nodes];
  const inRow = [first, second!, third!].map((node, index) => ({
    ...node,
    id: `n${index}`,
    at: [index + 1, 1] as [number, number],
  }));
  const [actor] = sequence.actors as [string];
  const leaves = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `c${index}` }));
  const grown = (children: number, leavesEach: number) => ({
    text: 'a',
    children: Array.from({ length: children }, () => ({ text: 'b', children: leaves(leavesEach) })),
  });
  const cases: [string, DrawingData, RegExp][] = [
    [
      'unknown actor',
      { ...sequence, steps: [{ at: 'Kundin', text: 'wartet' }] },
      /Schritt 1.*„Kundin“.*„actors“/,
    ],
    ['message to oneself', { ...sequence, steps: [{ from: actor, to: actor, text: 'x' }] }, /zu sich selbst/],
    ['too many nodes', { ...tree, root: grown(4, 2) }, /13 Knoten, erlaubt sind 11/],
    ['too wide a row', { ...tree, root: grown(3, 2) }, /6 Knoten, erlaubt sind 5/],
    ['dimension beyond the layers', { ...layers, side: 'x', sideFrom: 1, sideTo: 6 }, /Schicht 1 bis 6/],
    [
      'unknown node',
      { ...flow, nodes: inRow, edges: [{ from: 'n0', to: 'daten' }] },
      /„n0“ → „daten“.*„nodes“ fehlt/,
    ],
    [
      'edge across a node',
      { ...flow, nodes: inRow, edges: [{ from: 'n0', to: 'n2' }] },
      /„n0“ → „n2“ liefe durch ein anderes Feld/,
    ],
    [
      'texts that never fit',
      {
        ...flow,
        nodes: [1, 2, 3, 4].flatMap((x) =>
          [1, 2, 3].map((y) => ({
            ...first,
            id: `${x}${y}`,
            text: 'W'.repeat(18),
            at: [x, y] as [number, number],
          })),
        ),
        edges: [],
      },
      /passt nicht auf das Blatt/,
    ],
    [
      'mark that is not there',
      { ...anatomy, marks: [{ part: 'fehlt', text: 'x' }] },
      /„fehlt“.*0-mal.*genau einmal/,
    ],
    ['line too long', { ...anatomy, code: 'x'.repeat(44) }, /44 Zeichen, erlaubt sind 43/],
    [
      'limit just beyond the axis',
      {
        ...timeline,
        rows: timeline.rows.map((row) => ({ ...row, limit: timeline.to + 0.1, limitText: 'x' })),
      },
      /liegt nicht zwischen 0 und/,
    ],
    ['letter that no font has', { ...layers, note: 'von A → B' }, /Zeichen „→“.*fehlt in der Schrift/],
    ['unknown subject of the note', { ...layers, noteAt: 9 }, /„noteAt“ nennt „9“.*1, /],
  ];
  test.each(cases)('%s', (_name, drawing, message) => {
    expect(() => draw(drawing)).toThrow(message);
  });

  test('unknown form and unknown brand', () => {
    const { error } = drawingSchema.safeParse({ ...tree, form: 'torte' });
    expect(error?.issues[0]?.message).toMatch(/Bekannt sind: .*sequence.*timeline/);
    expect(() => draw(tree, 'gibt-es-nicht')).toThrow(/Marke „gibt-es-nicht“/);
  });
});
