/** The handwritten remark: near its subject, with a leader, and with clear space all around. */
import { numbers, type Point, polyline } from '../svg-path.ts';
import { AREA, FRAME, SHEET, TITLE_HEIGHT } from './frame.ts';
import {
  bottom,
  type Box,
  boxAround,
  boxesAlong,
  contains,
  firstThatFits,
  inflate,
  middle,
  overlap,
  pointOn,
  right,
  type Side,
} from './geometry.ts';
import { letteringBox, type Pen, weight } from './pen.ts';
import { blockOf, inTwoLines, type TextBlock } from './text-block.ts';

const SIZES = [36, 33, 30];
/** Free room around a note: more beside other letterings than above them, or note and lettering read as one line. */
const CLEARANCE = [28, 16] as const;
const RASTER = 12;
/** Of so many of the nearest places every fourth is tried for an arc, with so many ways each: neighbours are alike. */
const ARC = { places: 480, every: 4, ways: 10, min: 22, max: 460 };
const ELBOW = { places: 240, every: 12, raster: 10, clear: 9, bend: 50, tip: 16 };
/** Lines as thin as this may be crossed by an elbow; running beside them costs so much for each unit. */
const THIN = { width: 5, near: 12, price: 3 };

type Place = { block: TextBlock; at: Point; box: Box; cost: number };
type Led = { place: Place; leader: Point[] };
type Anchor = { at: Point; normal: Point };

/** `subject` is what the note speaks of; its box is among the obstacles of the pen. Where no way leads there, the note does without a leader. */
export function placeNote(pen: Pen, text: string, subject?: Box): void {
  const places = SIZES.flatMap((size, step) =>
    blocksOf(text, size).flatMap((block, index) => [
      ...freePlaces(pen.obstacles, block, step * 30 + index * 12),
    ]),
  );
  const led = subject && (withArc(pen, places, subject) ?? withElbow(pen, places, subject));
  const place = led?.place ?? nearest(1, places, fromHome)[0];
  if (!place) throw new Error(`Für die Bemerkung „${text}“ ist auf dem Blatt kein freier Platz.`);

  pen.write(place.block, place.at, { tone: 'signal', align: 'middle' });
  if (led) drawLeader(pen, led.leader);
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
      const [from, to] = [x - CLEARANCE[0], x + block.width + CLEARANCE[0]];
      if (beside.some((obstacle) => obstacle.x < to && from < right(obstacle))) continue;
      yield { block, at: [x, y], box: letteringBox(block, [x, y]), cost };
    }
  }
}

const nearest = (count: number, places: Place[], away: (box: Box) => number): Place[] =>
  places
    .map((place) => ({ ...place, cost: place.cost + away(place.box) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, count);

function withArc(pen: Pen, places: Place[], subject: Box): Led | undefined {
  const others = pen.obstacles
    // What lies inside the subject is part of it.
    .filter((obstacle) => !contains(inflate(subject, 2), obstacle))
    .map((obstacle) => inflate(obstacle, 10));
  const ends = anchors(inflate(subject, 4));
  let best: (Led & { cost: number }) | undefined;
  const away = (box: Box) => Math.max(ARC.min, distance(box, subject));
  for (const [index, place] of nearest(ARC.places, places, away).entries()) {
    if (best && best.cost <= place.cost) break;
    if (index % ARC.every !== 0) continue;
    const arc = arcFor(place.box, ends, others);
    const cost = arc ? place.cost + arc.length - ARC.min : Infinity;
    if (arc && cost < (best?.cost ?? Infinity)) best = { place, leader: arc.points, cost };
  }
  return best;
}

function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - right(b), b.x - right(a));
  const dy = Math.max(0, a.y - bottom(b), b.y - bottom(a));
  return Math.hypot(dx, dy);
}

const outward: Record<Side, Point> = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] };

const anchors = (box: Box): Anchor[] =>
  (Object.keys(outward) as Side[]).flatMap((side) =>
    [0.5, 0.25, 0.75, 0.1, 0.9].map((share) => ({ at: pointOn(box, side, share), normal: outward[side] })),
  );

/** Leaves the note and meets its subject more or less at right angles, and crosses nothing. */
function arcFor(note: Box, ends: Anchor[], others: Box[]): { points: Point[]; length: number } | undefined {
  const ways: { from: Point; to: Point; bend: number; length: number }[] = [];
  for (const from of anchors(inflate(note, 8, 5))) {
    for (const to of ends) {
      const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
      const length = Math.hypot(dx, dy);
      if (length < ARC.min || length > ARC.max) continue;
      const leaves = (dx * from.normal[0] + dy * from.normal[1]) / length;
      const meets = -(dx * to.normal[0] + dy * to.normal[1]) / length;
      if (leaves < 0.4 || meets < 0.4) continue;
      const detour = length + 30 * (2 - leaves - meets);
      for (const bend of [0.14, -0.14]) ways.push({ from: from.at, to: to.at, bend, length: detour });
    }
  }
  ways.sort((a, b) => a.length - b.length);
  return firstThatFits(ways.slice(0, ARC.ways), ({ from, to, bend, length }) => {
    const points = arcBetween(from, to, bend);
    const reach = boxAround(...points);
    const crossed = others
      .filter((other) => overlap(other, reach))
      .some((other) => points.some((point) => isInside(point, other)));
    return crossed ? undefined : { points, length };
  });
}

const isInside = ([x, y]: Point, box: Box) => x > box.x && x < right(box) && y > box.y && y < bottom(box);

/** `bend` is the height of the arc as a share of its length. */
function arcBetween(from: Point, to: Point, bend: number): Point[] {
  const [midX, midY] = middle(boxAround(from, to));
  const control = [midX - (to[1] - from[1]) * bend * 2, midY + (to[0] - from[0]) * bend * 2] as const;
  return Array.from({ length: 25 }, (_, step) => {
    const t = step / 24;
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
    return [at(0), at(1)];
  });
}

/** Where no arc is free: with right angles, from one of the places at the foot of the sheet. */
function withElbow(pen: Pen, places: Place[], subject: Box): Led | undefined {
  const others = pen.obstacles.filter(
    (box) => !contains(inflate(subject, 2), box) && !contains(box, subject),
  );
  const tried = nearest(ELBOW.places, places, fromHome).filter((_, index) => index % ELBOW.every === 0);
  return firstThatFits(tried, (place) => {
    const priced = elbowsBetween(place.box, subject).map((leader) => ({
      leader,
      price: priceOf(leader, others, subject),
    }));
    const [best] = priced.toSorted((a, b) => a.price - b.price);
    return best && best.price < Infinity ? { place, leader: best.leader } : undefined;
  });
}

/** Out of the note, up or down at one `x`, and into the subject. */
function elbowsBetween(note: Box, subject: Box): Point[][] {
  const isBelow = note.y > subject.y;
  const level = Math.round(middle(note)[1]);
  const margin = Math.min(14, subject.width / 4);
  const elbows: Point[][] = [];
  for (let x = FRAME.x + ELBOW.raster; x < right(FRAME) - ELBOW.raster; x += ELBOW.raster) {
    const [from, to] = [note.x - 10, right(note) + 10];
    const isOver = x > note.x + 8 && x < right(note) - 8;
    if (!isOver && x > from && x < to) continue;
    const side: Point = [x < note.x ? from : to, level];
    const start: Point[] = isOver ? [[x, isBelow ? note.y - 6 : bottom(note) + 6]] : [side, [x, level]];
    if (x > subject.x + margin && x < right(subject) - margin) {
      elbows.push([...start, [x, isBelow ? bottom(subject) + 4 : subject.y - 4]]);
    } else if (x < subject.x - ELBOW.tip || x > right(subject) + ELBOW.tip) {
      const edge = x < subject.x ? subject.x - 4 : right(subject) + 4;
      for (const share of [0.5, 0.3, 0.7]) {
        const y = Math.round(subject.y + subject.height * share);
        elbows.push([...start, [x, y], [edge, y]]);
      }
    }
  }
  return elbows;
}

function priceOf(points: Point[], others: Box[], subject: Box): number {
  const pieces = boxesAlong(points);
  const length = pieces.reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
  let price = length + ELBOW.bend * points.length;
  for (const other of others) {
    const isThin = Math.min(other.width, other.height) <= THIN.width;
    const around = inflate(other, isThin ? THIN.near : ELBOW.clear);
    for (const piece of pieces) {
      if (!overlap(piece, around)) continue;
      if (!isThin) return Infinity;
      const shared = [
        Math.min(right(piece), right(around)) - Math.max(piece.x, around.x),
        Math.min(bottom(piece), bottom(around)) - Math.max(piece.y, around.y),
      ];
      // A leader that crosses the line it points at would seem to mean another one.
      price += (overlap(other, subject) ? 3 : 1) * THIN.price * Math.max(...shared);
    }
  }
  return price;
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
