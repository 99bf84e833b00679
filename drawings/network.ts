/** KI: what comes in becomes numbers, the model answers with its source, a person lets it pass. */
import {
  area,
  arrow,
  dimension,
  group,
  hatch,
  label,
  leader,
  note,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  hero,
  stroke,
} from './kit.ts';
import type { Point } from './kit.ts';
import { modules } from './module.ts';

const CELL = 16;
const BREAK = 18;
const GRID = { x: 150, y: 64, rows: 12 };
const GRID_WIDTH = 5 * CELL + BREAK;
const MODEL = { x: 304, y: 64, width: 216, height: 216 };
/** The piece of text that fits the question best: it goes to the model and into the footnote. */
const HIT_ROW = 6;
const ROAD = 456;

function inputs(): string {
  const mail = polygon(...rectangle(16, 40, 60, 40)) + 'M16 40l30 24 30-24';
  const pdf = 'M26 126h28l12 12v44h-40zM54 126v12h12M34 150h24M34 160h24M34 170h15';
  const chat = 'M16 232h60v34h-36l-12 11v-11h-12zM28 245h36M28 255h24';
  return group('thin', stroke(mail + pdf + chat, 'fill-deep'));
}

/** Every piece of text becomes a row of numbers; the break says that the row is far longer. */
function embeddings(): string {
  const { y, rows } = GRID;
  const bottom = y + rows * CELL;
  const parts = [
    { left: GRID.x, columns: 4 },
    { left: GRID.x + 4 * CELL + BREAK, columns: 1 },
  ];
  const frames = parts
    .map(({ left, columns }) => polygon(...rectangle(left, y, columns * CELL, rows * CELL)))
    .join('');
  const rules = parts
    .flatMap(({ left, columns }) => [
      ...Array.from({ length: rows - 1 }, (_, row) => `M${left} ${y + (row + 1) * CELL}h${columns * CELL}`),
      ...Array.from(
        { length: columns - 1 },
        (_, column) => `M${left + (column + 1) * CELL} ${y}v${rows * CELL}`,
      ),
    ])
    .join('');
  const values = parts.flatMap(({ left, columns }) =>
    Array.from({ length: rows * columns }, (_, index) => {
      // The size stands for the value. No meaning, only variety that is the same in every build.
      const size = 2 + 2 * (((index * 37 + columns * 5) % 101) % 6);
      const inset = (CELL - size) / 2;
      return `M${left + (index % columns) * CELL + inset} ${y + Math.floor(index / columns) * CELL + inset}h${size}v${size}h${-size}z`;
    }),
  );
  const middle = GRID.x + 4 * CELL + BREAK / 2;
  const half = y + (rows * CELL) / 2;
  const breakLine = (x: number): string =>
    polyline(
      [x, y - 8],
      [x, half - 32],
      [x - 6, half - 27],
      [x + 6, half - 17],
      [x, half - 12],
      [x, bottom + 8],
    );
  return (
    group('thin', stroke(frames, 'fill-deep'), stroke(rules, 'fine')) +
    group('', stroke(values.join(''), 'tone')) +
    group('thin', stroke(breakLine(middle - 3) + breakLine(middle + 3))) +
    group('signal', stroke(polygon(...rectangle(GRID.x - 3, y + HIT_ROW * CELL, GRID_WIDTH + 6, CELL)))) +
    group(
      'fine leader late',
      stroke(dimension([GRID.x, bottom + 22], [GRID.x + GRID_WIDTH, bottom + 22], 7)),
    ) +
    label([GRID.x + GRID_WIDTH / 2, bottom + 52], '768 Werte', { anchor: 'middle' })
  );
}

function model(): string {
  const layers = [3, 4, 4, 2].map((count, layer): Point[] =>
    Array.from({ length: count }, (_, index): Point => [
      336 + layer * 51,
      190 + (index - (count - 1) / 2) * 44,
    ]),
  );
  const edges = layers.flatMap((from, index) =>
    from.flatMap((a) => (layers[index + 1] ?? []).map((b) => polyline(a, b))),
  );
  return (
    group('line', modules(MODEL)) +
    group('fine', stroke(`M${MODEL.x} 98h${MODEL.width}`), stroke(edges.join(''))) +
    group(
      'thin',
      stroke(
        layers
          .flat()
          .map((at) => ring(at, 8))
          .join(''),
        'fill-deep',
      ),
    )
  );
}

function answer(): string {
  return (
    group('line', stroke('M416 330h92l18 18v92h-110zM508 330v18h18', 'fill')) +
    group('fine late', stroke('M474 358h36M430 376h80M430 392h80M430 408h52')) +
    label([426, 364], '[1]', { className: 'signal' })
  );
}

/** A barrier that only a person opens. */
function gate(): string {
  const arm = area([247, 411], [242, 419], [160, 367], [165, 359]);
  return (
    group('line', stroke(`M8 ${ROAD}h400`), shade(6, rectangle(8, ROAD, 400, 9))) +
    group(
      'signal late',
      stroke(polygon(...rectangle(234, 406, 16, ROAD - 406)), 'fill-deep'),
      stroke(polygon(...arm), 'fill-deep'),
      stroke(hatch(7, arm)),
      stroke(ring([242, 414], 2.5), 'signal-fill'),
    ) +
    group(
      'thin late',
      stroke(`${ring([280, 402], 6)}M280 409v24l-8 23m8-23l8 23M280 414l-24 8M280 414l9 16`),
    ) +
    group('thin late', stroke(polygon(...rectangle(84, 416, 50, 34)) + 'M84 416l25 20 25-20', 'fill-deep'))
  );
}

export function network(): string {
  const right = GRID.x + GRID_WIDTH;
  const hit = GRID.y + (HIT_ROW + 0.5) * CELL;
  return hero(
    inputs(),
    embeddings(),
    model(),
    answer(),
    gate(),
    group(
      'thin',
      stroke(
        arrow([84, 60], [112, 60], [112, 94], [140, 94]) +
          arrow([84, 154], [140, 154]) +
          arrow([84, 250], [112, 250], [112, 214], [140, 214]),
      ),
    ),
    group(
      'thin',
      stroke(arrow([470, 292], [470, 322]) + arrow([408, 430], [300, 430]) + arrow([72, 433], [24, 433])),
    ),
    group('signal late', stroke(arrow([right + 8, hit], [296, hit]))),
    group('dash late', stroke(polyline([274, hit + 7], [274, 358], [406, 358]))),
    group('fine late', stroke('M399 355l8 3-8 3')),
    group('fine leader late', stroke(leader([402, 38], [410, 42], [411, 56]))),
    label([46, 102], 'E-Mail', { anchor: 'middle' }),
    label([46, 206], 'PDF', { anchor: 'middle' }),
    label([46, 300], 'Chat', { anchor: 'middle' }),
    label([412, 87], 'Modell', { anchor: 'middle' }),
    label([226, 494], 'Freigabe: Mensch', { anchor: 'middle', className: 'signal' }),
    label([340, 350], 'Quelle', { anchor: 'middle', className: 'wide-only' }),
    note([540, 22], 'Rechenwerk, kein Orakel', { anchor: 'end' }),
  );
}
