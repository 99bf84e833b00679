/** Letterings beside the lines of a flow, each in a place that is free. */
import type { Point } from '../svg-path.ts';
import { firstRow, type Layout, type Line, type Sizes, smallType } from './flow-layout.ts';
import { type Box, boxesAlong, contains, down, inflate, overlap, right } from './geometry.ts';
import { letteringBox } from './pen.ts';
import { LIFT, space } from './shapes.ts';
import { settings, type TextBlock } from './text-block.ts';

export type Label = { block: TextBlock; at: Point; align: 'start' | 'middle' | 'end' };

const BESIDE = 10;
const CLEARANCE = 5;

/** All labels, or nothing if one of them finds no place. */
export function placeLabels(obstacles: Box[], layout: Layout, sizes: Sizes, area: Box): Label[] | undefined {
  const { nodes, lines } = layout;
  const taken = [
    ...obstacles,
    ...nodes.flatMap(({ kind, box, accent }) => space(kind, box, accent)),
    ...lines.flatMap(({ points }) => boxesAlong(points)),
  ];
  const labels: Label[] = [];
  for (const line of lines) {
    if (!line.edge.text) continue;
    const label = candidatesAlong(line, layout, sizes).find(({ block, at }) => {
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
function candidatesAlong({ edge, route, points }: Line, layout: Layout, sizes: Sizes): Label[] {
  const blocks = settings(smallType(edge.text!, sizes), edge.text!, 3);
  if (route.bends === 'lane') {
    const [{ rows, nodes }, end] = [layout, right(layout.nodes[0]!.box)];
    const row = firstRow(nodes, route);
    return blocks.flatMap((block) =>
      down(rows[row + 1]!.start - block.height, rows[row]!.end + LIFT + 5, 4)
        .toReversed()
        .map((y): Label => ({ block, at: [end - block.width, y], align: 'end' })),
    );
  }
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

function lengthOf([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.abs(x2 - x1) + Math.abs(y2 - y1);
}
