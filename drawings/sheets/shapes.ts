/** The solids a drawing is built of. An accented one is lifted off the sheet: its flanks are hatched. */
import { area, type Point, polygon, type Polygon, polyline, rectangle, ring } from '../svg-path.ts';
import { bottom, type Box, middle, right, type Side } from './geometry.ts';
import { areaOf, lineOf, type Pen, type Stroke, weight } from './pen.ts';

/** A leaf is a box that nothing hangs on: drawn lighter. */
export type Kind = 'box' | 'leaf' | 'store' | 'person' | 'document' | 'decision';

export const LIFT = 9;
export const LID = 11;
export const FOLD = 20;
/** What the head of a person stands out above its body. */
export const HEAD = 27;
const HEAD_RADIUS = 17;
const SHOULDER = 20;
const HATCH_GAP = 6;
const LEAF = { stroke: 'soft', width: weight.fine, fill: 'plan' } as const;

function ellipse([cx, cy]: Point, rx: number, ry: number, from = 0, to = 2 * Math.PI): Point[] {
  return Array.from({ length: 25 }, (_, step): Point => {
    const angle = from + ((to - from) * step) / 24;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** The outline, clockwise; a person without the head. */
export function outlineOf(kind: Kind, box: Box): Polygon {
  const { x, y, width, height } = box;
  const [cx, cy] = middle(box);
  switch (kind) {
    case 'box':
    case 'leaf':
      return rectangle(x, y, width, height);
    case 'document':
      return [
        [x, y],
        [right(box) - FOLD, y],
        [right(box), y + FOLD],
        [right(box), bottom(box)],
        [x, bottom(box)],
      ];
    case 'decision':
      return area([cx, y], [right(box), cy], [cx, bottom(box)], [x, cy]);
    case 'store':
      return [
        ...ellipse([cx, y + LID], width / 2, LID, Math.PI, 2 * Math.PI),
        ...ellipse([cx, bottom(box) - LID], width / 2, LID, 0, Math.PI),
      ];
    case 'person':
      return [
        ...ellipse([x + SHOULDER, y + SHOULDER], SHOULDER, SHOULDER, Math.PI, 1.5 * Math.PI),
        ...ellipse([right(box) - SHOULDER, y + SHOULDER], SHOULDER, SHOULDER, 1.5 * Math.PI, 2 * Math.PI),
        [right(box), bottom(box)],
        [x, bottom(box)],
      ];
  }
}

/** Draws the shape, keeps clear of it, and returns its body. */
export function drawShape(pen: Pen, kind: Kind, box: Box, accent = false): Box {
  const style: Stroke = kind === 'leaf' && !accent ? LEAF : areaOf(accent);
  const { stroke } = style;
  const outline = outlineOf(kind, box);
  if (accent) {
    const solid = hull([...outline, ...outline.map(([x, y]): Point => [x + LIFT, y + LIFT])]);
    pen.path(polygon(...solid), { fill: 'plan', stroke: 'signal', width: weight.fine });
    pen.hatch(HATCH_GAP, 'signal', solid);
  }
  pen.path(polygon(...outline), style);
  const [cx] = middle(box);
  if (kind === 'document') {
    const corner: Point = [right(box) - FOLD, box.y];
    pen.path(polyline(corner, [corner[0], box.y + FOLD], [right(box), box.y + FOLD]), {
      ...(stroke && { stroke }),
      width: weight.fine,
    });
  }
  if (kind === 'store') {
    const lid = ellipse([cx, box.y + LID], box.width / 2, LID);
    pen.hatch(HATCH_GAP, accent ? 'signal' : 'line', lid);
    pen.path(polyline(...ellipse([cx, box.y + LID], box.width / 2, LID, 0, Math.PI)), lineOf(accent));
  }
  if (kind === 'person') pen.path(ring([cx, box.y + HEAD_RADIUS - HEAD], HEAD_RADIUS), style);
  const taken = space(kind, box, accent);
  pen.keepClear(...taken);
  return taken[0]!;
}

/** Where a line meets the outline: `offset` runs along the side from its middle. */
export function port(kind: Kind, box: Box, accent: boolean | undefined, side: Side, offset: number): Point {
  const [cx, cy] = middle(box);
  const lift = accent ? LIFT : 0;
  const along = side === 'left' || side === 'right' ? offset / (box.height / 2) : offset / (box.width / 2);
  const slack = kind === 'decision' ? Math.abs(along) : 0;
  const curve = kind === 'store' ? LID * (1 - Math.sqrt(Math.max(0, 1 - along * along))) : 0;
  switch (side) {
    case 'left':
      return [box.x + (slack * box.width) / 2, cy + offset];
    case 'right':
      return [right(box) + lift - (slack * box.width) / 2, cy + offset];
    case 'top':
      return [cx + offset, box.y + curve + (slack * box.height) / 2 - headAbove(kind, offset)];
    case 'bottom':
      return [cx + offset, bottom(box) + lift - curve - (slack * box.height) / 2];
  }
}

/** What the shape takes up. The first box is its body; of a rhombus, cut into strips, its top. */
export function space(kind: Kind, box: Box, accent = false): Box[] {
  const lift = accent ? LIFT : 0;
  if (kind === 'decision') {
    const strips = 10;
    return Array.from({ length: strips }, (_, index): Box => {
      const height = box.height / strips;
      const share = 1 - Math.max(0, Math.abs(index + 0.5 - strips / 2) - 0.5) / (strips / 2);
      return {
        x: box.x + (box.width * (1 - share)) / 2,
        y: box.y + index * height,
        width: box.width * share + lift,
        height,
      };
    });
  }
  const body = { ...box, width: box.width + lift, height: box.height + lift };
  if (kind !== 'person') return [body];
  return [
    body,
    { x: box.x + box.width / 2 - HEAD_RADIUS, y: box.y - HEAD, width: 2 * HEAD_RADIUS, height: HEAD },
  ];
}

function headAbove(kind: Kind, offset: number): number {
  if (kind !== 'person' || Math.abs(offset) >= HEAD_RADIUS) return 0;
  return HEAD - HEAD_RADIUS + Math.sqrt(HEAD_RADIUS ** 2 - offset ** 2);
}

/** Convex hull, by Andrew's monotone chain. */
function hull(points: Point[]): Polygon {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const chain = (ordered: Point[]): Point[] => {
    const line: Point[] = [];
    for (const point of ordered) {
      while (line.length > 1 && turn(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
