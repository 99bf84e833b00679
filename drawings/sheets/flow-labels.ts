/** Letterings beside the lines of a flow, each in a place that is free. */
import type { Point } from '../kit.ts';
import type { FlowGrid, PlacedNode, Sizes } from './flow-grid.ts';
import type { Line } from './flow-lines.ts';
import { boxesAlong, type Box, bottom, contains, inflate, overlap, right } from './geometry.ts';
import { letteringBox } from './pen.ts';
import { space } from './shapes.ts';
import { settings, type TextBlock, voiced } from './text-block.ts';

export type Label = { block: TextBlock; at: Point; align: 'start' | 'middle' | 'end' };

const BESIDE = 10;
const CLEARANCE = 5;

/** All labels, or nothing if one of them finds no place. */
export function placeLabels(
  obstacles: Box[],
  grid: FlowGrid,
  lines: Line[],
  sizes: Sizes,
  area: Box,
): Label[] | undefined {
  const taken = [
    ...obstacles,
    ...grid.nodes.flatMap(({ kind, box, accent }) => space(kind, box, accent)),
    ...lines.flatMap(({ points }) => boxesAlong(points)),
  ];
  const labels: Label[] = [];
  const wanted = [
    ...lines.flatMap(({ edge, points }) => (edge.text ? [candidatesAlong(points, edge.text, sizes)] : [])),
    ...grid.nodes.flatMap((node) =>
      node.kind === 'decision' && node.detail ? [candidatesAround(node, node.detail, sizes)] : [],
    ),
  ];
  for (const candidates of wanted) {
    const label = candidates.find(({ block, at }) => {
      const box = letteringBox(block, at);
      return (
        contains(inflate(area, 12), box) && !taken.some((other) => overlap(other, inflate(box, CLEARANCE, 3)))
      );
    });
    if (!label) return undefined;
    labels.push(label);
    taken.push(letteringBox(label.block, label.at));
  }
  return labels;
}

/** Above and below a level piece of the line, beside an upright one; long pieces first. */
function candidatesAlong(points: Point[], text: string, sizes: Sizes): Label[] {
  const blocks = settings(voiced('text', sizes.label, text), text, 3);
  const pieces = points
    .slice(1)
    .map((end, index) => [points[index]!, end] as const)
    .toSorted(([a1, a2], [b1, b2]) => lengthOf(b1, b2) - lengthOf(a1, a2));
  return blocks.flatMap((block) =>
    [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].flatMap((share) =>
      pieces.flatMap(([[x1, y1], [x2, y2]]): Label[] => {
        const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
        if (y1 === y2) {
          return [
            { block, at: [x - block.width / 2, y - BESIDE - block.height - 2], align: 'middle' },
            { block, at: [x - block.width / 2, y + BESIDE + 4], align: 'middle' },
          ];
        }
        return [
          { block, at: [x + BESIDE, y - block.height / 2], align: 'start' },
          { block, at: [x - BESIDE - block.width, y - block.height / 2], align: 'end' },
        ];
      }),
    ),
  );
}

/** The detail of a decision stands outside, in one of the corners that the rhombus leaves free. */
function candidatesAround({ box }: PlacedNode, text: string, sizes: Sizes): Label[] {
  return settings(voiced('text', sizes.detail, text), text, 3)
    .toReversed()
    .flatMap((block): Label[] => {
      const [left, end] = [box.x - 8, right(box) + 8 - block.width];
      const [above, below] = [box.y + 2, bottom(box) - block.height - 2];
      return [0, 12, 24, 36].flatMap((away): Label[] => [
        { block, at: [left, below + away], align: 'start' },
        { block, at: [left, above - away], align: 'start' },
        { block, at: [end, below + away], align: 'end' },
        { block, at: [end, above - away], align: 'end' },
      ]);
    });
}

function lengthOf([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.abs(x2 - x1) + Math.abs(y2 - y1);
}
