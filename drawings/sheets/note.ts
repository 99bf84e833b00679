/** The handwritten remark: near its subject, with a leader, and with clear space all around. */
import { numbers, type Point, polyline } from '../kit.ts';
import { AREA, FRAME, SHEET, TITLE_HEIGHT } from './frame.ts';
import {
  boxAround,
  type Box,
  bottom,
  contains,
  firstThatFits,
  inflate,
  middle,
  overlap,
  pointOn,
  right,
  type Side,
} from './geometry.ts';
import { routeLeader } from './leader-route.ts';
import { letteringBox, type Pen, weight } from './pen.ts';
import { blockOf, inTwoLines, type TextBlock } from './text-block.ts';

const SIZES = [36, 33, 30];
/** Free room around a note: more beside other letterings than above them, or note and lettering read as one line. */
const CLEARANCE = [28, 16] as const;
const RASTER = 12;
const LEADER = { min: 22, max: 460 };
/** Of so many of the nearest places every fourth is tried for a leader: neighbours are alike. */
const TRIES = { among: 480, every: 4, ways: 10 };
/** A way around corners leads anywhere: fewer places will do. */
const DETOURS = { among: 240, every: 12 };

type Leader = { curve: Point[]; length: number };
type Anchor = { at: Point; normal: Point };
type Way = { from: Point; to: Point; bend: number; length: number };
type Place = { block: TextBlock; at: Point; box: Box; cost: number };

/** `subject` is what the note speaks of; its box is among the obstacles of the pen. */
export function placeNote(pen: Pen, text: string, subject?: Box): void {
  const places = SIZES.flatMap((size, step) =>
    blocksOf(text, size).flatMap((block, index) => [
      ...freePlaces(pen.obstacles, block, step * 30 + index * 12),
    ]),
  );
  const led = subject && (withLeader(pen, places, subject) ?? withRoute(pen, places, subject));
  if (subject && !led && places.length > 0)
    throw new Error(
      `Von der Bemerkung „${text}“ führt kein freier Weg zu „noteAt“: weglassen oder anderswohin zeigen.`,
    );
  const place = led?.place ?? nearest(1, places, fromHome)[0];
  if (!place) throw new Error(`Für die Bemerkung „${text}“ ist auf dem Blatt kein freier Platz.`);

  pen.write(place.block, place.at, { tone: 'signal', align: 'middle' });
  if (led) drawLeader(pen, led.leader.curve);
}

/** Whether the note will find a place among these obstacles. */
export function hasRoomForNote(obstacles: Box[], text: string): boolean {
  return blocksOf(text, SIZES.at(-1)!).some((block) => !freePlaces(obstacles, block).next().done);
}

function blocksOf(text: string, size: number): TextBlock[] {
  const type = { voice: 'note' as const, size };
  const two = inTwoLines(type, text);
  return [blockOf(type, [text]), ...(two ? [two] : [])];
}

/** Without a leader the note stands at the lower left, level with the title block. */
function fromHome(box: Box): number {
  const [, y] = middle(box);
  return Math.abs(box.x - AREA.x) + Math.abs(y - (bottom(FRAME) - TITLE_HEIGHT / 2));
}

/** Yields the places one by one: `hasRoomForNote` needs no more than the first. */
function* freePlaces(obstacles: Box[], block: TextBlock, cost = 0): Generator<Place> {
  const inner = inflate(FRAME, -26, -22);
  for (let y = inner.y + 4; y + block.height + 4 <= bottom(inner); y += RASTER) {
    const row = { ...inflate(letteringBox(block, [inner.x, y]), ...CLEARANCE), x: 0, width: SHEET.width };
    const beside = obstacles.filter((obstacle) => overlap(obstacle, row));
    for (let x = inner.x + 4; x + block.width <= right(inner); x += RASTER) {
      // Most places of a row are taken: boxes are made only for the free ones.
      const [from, to] = [x - CLEARANCE[0], x + block.width + CLEARANCE[0]];
      if (beside.some((obstacle) => obstacle.x < to && from < right(obstacle))) continue;
      yield { block, at: [x, y], box: letteringBox(block, [x, y]), cost };
    }
  }
}

/** The `count` places that cost least; of thousands only those are put in order. */
function nearest(count: number, places: Place[], away: (box: Box) => number): Place[] {
  const costs = Float64Array.from(places, ({ box, cost }) => cost + away(box));
  const limit = costs.toSorted()[count - 1] ?? Infinity;
  return places
    .flatMap((place, index) => (costs[index]! <= limit ? [{ ...place, cost: costs[index]! }] : []))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, count);
}

function withLeader(pen: Pen, places: Place[], subject: Box): { place: Place; leader: Leader } | undefined {
  const others = pen.obstacles
    // What lies inside the subject is part of it.
    .filter((obstacle) => !contains(inflate(subject, 2), obstacle))
    .map((obstacle) => inflate(obstacle, 10));
  const ends = anchors(inflate(subject, 4));
  let best: { place: Place; leader: Leader; cost: number } | undefined;
  const away = (box: Box) => Math.max(LEADER.min, distance(box, subject));
  const tried = nearest(TRIES.among, places, away).filter((_, index) => index % TRIES.every === 0);
  for (const place of tried) {
    if (best && best.cost <= place.cost) break;
    const leader = leaderFor(place.box, ends, others);
    const cost = leader ? place.cost + leader.length - LEADER.min : Infinity;
    if (leader && cost < (best?.cost ?? Infinity)) best = { place, leader, cost };
  }
  return best;
}

/** Around corners, from one of the places at the foot of the sheet. */
function withRoute(pen: Pen, places: Place[], subject: Box): { place: Place; leader: Leader } | undefined {
  const { among, every } = DETOURS;
  const spread = nearest(among, places, fromHome).filter((_, index) => index % every === 0);
  return firstThatFits(spread, (place) => {
    const curve = routeLeader(place.box, subject, pen.obstacles, FRAME);
    return curve && { place, leader: { curve, length: 0 } };
  });
}

function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a));
  const dy = Math.max(0, a.y - bottom(b), b.y - bottom(a));
  return Math.hypot(dx, dy);
}

const outward: Record<Side, Point> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };
const sides = Object.keys(outward) as Side[];

/** Leaves the note and meets its subject more or less at right angles, and crosses nothing. */
function leaderFor(note: Box, ends: Anchor[], others: Box[]): Leader | undefined {
  const ways: Way[] = [];
  for (const from of anchors(inflate(note, 8, 5))) {
    for (const to of ends) {
      const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
      const length = Math.hypot(dx, dy);
      if (length < LEADER.min || length > LEADER.max) continue;
      const leaves = (dx * from.normal[0] + dy * from.normal[1]) / length;
      const meets = -(dx * to.normal[0] + dy * to.normal[1]) / length;
      if (leaves < 0.4 || meets < 0.4) continue;
      const detour = length + 30 * (2 - leaves - meets);
      for (const bend of [0.14, -0.14]) ways.push({ from: from.at, to: to.at, bend, length: detour });
    }
  }
  ways.sort((a, b) => a.length - b.length);
  return firstThatFits(ways.slice(0, TRIES.ways), ({ from, to, bend, length }) => {
    const control = controlOf(from, to, bend);
    // An arc stays inside the box around its ends and its control point: only obstacles in this box can cross it. Most
    // arcs are crossed, so the whole curve is worked out only for a free one.
    const reach = boxAround(from, control, to);
    const rivals = others.filter((other) => overlap(other, reach));
    const crosses = STEPS.some((step) => {
      const [x, y] = pointOf(from, control, to, step);
      return rivals.some((other) => x > other.x && x < right(other) && y > other.y && y < bottom(other));
    });
    return crosses ? undefined : { curve: STEPS.map((step) => pointOf(from, control, to, step)), length };
  });
}

function anchors(box: Box): Anchor[] {
  return sides.flatMap((side) =>
    [0.5, 0.25, 0.75, 0.1, 0.9].map((share) => ({
      at: pointOn(box, side, share),
      normal: outward[side],
    })),
  );
}

/** Of an arc from one point to the other; `bend` is its height as a share of its length. */
function controlOf(from: Point, to: Point, bend: number): Point {
  const [midX, midY] = middle(boxAround(from, to));
  return [midX - (to[1] - from[1]) * bend * 2, midY + (to[0] - from[0]) * bend * 2];
}

const STEPS = Array.from({ length: 25 }, (_, step) => step / 24);

function pointOf(from: Point, control: Point, to: Point, t: number): Point {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
  return [at(0), at(1)];
}

function drawLeader(pen: Pen, points: Point[]): void {
  pen.leaders.push({ from: points[0]!, to: points.at(-1)! });
  const [beforeX, beforeY] = points.at(-2)!;
  const tip = points.at(-1)!;
  const angle = Math.atan2(tip[1] - beforeY, tip[0] - beforeX);
  const barb = (turn: number): Point => [
    tip[0] - 13 * Math.cos(angle + turn),
    tip[1] - 13 * Math.sin(angle + turn),
  ];
  const line = `M${numbers(...points[0]!)}L${points
    .slice(1)
    .map((point) => numbers(...point))
    .join(' ')}`;
  pen.path(line + polyline(barb(0.42), tip, barb(-0.42)), { stroke: 'signal', width: weight.main });
}
