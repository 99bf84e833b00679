import { describe, expect, test } from 'vitest';
import { type DrawingData, drawingSchema } from '../drawing-schema.ts';
import { atTheLimits } from './limits.fixture.ts';
import { composeWide } from './sheet.ts';

const draw = (drawing: DrawingData, brand = 'typescript') =>
  composeWide({ title: 'Probe', collection: 'Lexikon', brand, drawing });

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
    ['line too long', { ...anatomy, code: 'x'.repeat(44) }, /44 Zeichen, erlaubt sind 43/],
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

  test('unknown form: the known ones are named', () => {
    const { error } = drawingSchema.safeParse({ ...tree, form: 'torte' });
    expect(error?.issues[0]?.message).toMatch(/Bekannt sind: .*sequence.*timeline/);
  });

  test('unknown subject of the note: the known ones are named', () => {
    expect(() => draw({ ...layers, noteAt: 9 })).toThrow(/„noteAt“ nennt „9“.*1, /);
  });

  test('unknown brand', () => {
    expect(() => draw(tree, 'gibt-es-nicht')).toThrow(/Marke „gibt-es-nicht“/);
  });
});
