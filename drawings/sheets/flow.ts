/** A flow: on the grid that its data names, or on a phone in one column. */
import type { Form } from '../drawing-schema.ts';
import { polygon, ring } from '../svg-path.ts';
import type { Column } from './column.ts';
import { type Label, placeLabels } from './flow-labels.ts';
import {
  gapBelowTitle,
  lanesWidth,
  type Layout,
  layOut,
  type PlacedNode,
  type Sizes,
} from './flow-layout.ts';
import { bend, compact, type FlowNode, orderOf, rankRoutes, stack } from './flow-routes.ts';
import {
  bottom,
  type Box,
  boxesAlong,
  down,
  firstThatFits,
  inflate,
  middle,
  overlap,
  pointOn,
} from './geometry.ts';
import { hasRoomForNote } from './note.ts';
import { boldOf, dash, letteringBox, type Pen, weight } from './pen.ts';
import { drawShape, LID, LIFT, outlineOf, space } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { SMALLEST } from './text-block.ts';

/** So many ways to lead the connections are tried before the type gets smaller. */
const WAYS = 4;
const BELOW_NOTE = 10;

type Plan = { layout: Layout; labels: Label[]; sizes: Sizes };

/** The largest type first: what fits with all its labels and the note is drawn. */
export function flowWide(pen: Pen, drawing: Form<'flow'>, areas: Box[]): Subjects {
  const nodes = compact(drawing.nodes);
  const ways = rankRoutes(nodes, drawing.edges).slice(0, WAYS);
  const slopes = nodes.some(({ kind }) => kind === 'decision') ? [4.6, 4, 5.4] : [0];
  const plan = firstThatFits(down(1.5, 0.6, 0.05), (scale) => {
    const small = Math.max(SMALLEST, Math.round(22 * scale));
    const title = Math.max(SMALLEST, Math.round(28 * scale));
    const tries = slopes.flatMap((rhombus) =>
      ways.flatMap((routes) => areas.map((area) => ({ rhombus, routes, area }))),
    );
    return firstThatFits(tries, ({ rhombus, routes, area }): Plan | undefined => {
      const sizes: Sizes = { title, small, least: SMALLEST, rhombus };
      const layout = layOut(nodes, routes, sizes, area);
      const labels = layout && placeLabels(pen.obstacles, layout, sizes, area);
      const plan = labels && { layout, labels, sizes };
      return plan && staysClear(plan, pen.obstacles, drawing.note) ? plan : undefined;
    });
  });
  if (!plan)
    throw new Error('Der Ablauf passt nicht auf das Blatt: Die Texte sind zu lang für so viele Felder.');
  return drawPlan(pen, drawing, plan);
}

export function flowNarrow(column: Column, drawing: Form<'flow'>): void {
  const { nodes, routes } = stack(drawing.nodes, drawing.edges);
  const sizes = { title: column.size + 3, small: column.size - 2, least: column.least, rhombus: 3 };
  const room = { x: column.x, y: column.y, width: column.width - lanesWidth(routes) };
  // A note stands to the left of the line that leads on.
  const lane = ({ id }: FlowNode) => {
    const leadsOn = routes.some(
      ({ edge, bends }) =>
        bends === 'straight' &&
        [edge.from, edge.to].includes(id) &&
        [edge.from, edge.to].includes(nodes[nodes.findIndex((node) => node.id === id) + 1]?.id ?? ''),
    );
    return { to: room.x + (leadsOn ? room.width / 2 : room.width) };
  };
  const belowRow = (row: number) => {
    const node = nodes[row]!;
    const note = column.noteHeight(node.id, lane(node));
    return note && note + LIFT + BELOW_NOTE;
  };
  const layout = layOut(nodes, routes, sizes, room, belowRow);
  if (!layout) throw new Error('Der Ablauf passt nicht auf das schmale Blatt: Die Texte sind zu lang.');
  for (const node of layout.nodes) {
    column.y = bottom(node.box) + (node.accent ? LIFT : 0);
    column.subject(node.id, node.box, lane(node));
  }
  const labels = placeLabels(column.pen.obstacles, layout, sizes, { ...room, height: column.y - room.y });
  if (!labels) throw new Error('Die Worte an den Linien des Ablaufs passen nicht auf das schmale Blatt.');
  drawPlan(column.pen, drawing, { layout, labels, sizes });
}

function drawPlan(pen: Pen, { nodes, edges, walk }: Form<'flow'>, { layout, labels, sizes }: Plan): Subjects {
  for (const { edge, points } of layout.lines) {
    pen.arrow(
      { stroke: 'ink', both: edge.both ?? false, ...(edge.dashed && { dash: dash.reply }) },
      ...points,
    );
  }
  const subjects: Subjects = new Map();
  for (const { id } of orderOf(nodes, edges)) {
    const node = layout.nodes.find((each) => each.id === id)!;
    const draw = () => subjects.set(id, drawNode(pen, node, sizes));
    if (walk) pen.step(node.detail ? `${node.text}: ${node.detail}` : node.text, draw);
    else draw();
  }
  for (const { block, at, align } of labels) pen.write(block, at, { tone: 'soft', align });
  return subjects;
}

/** Nothing comes near the title block, and somewhere the note has room. */
function staysClear({ layout, labels }: Plan, obstacles: Box[], note: string): boolean {
  const drawn = [
    ...layout.nodes.flatMap(({ kind, box, accent }) => space(kind, box, accent)),
    ...layout.lines.flatMap(({ points }) => boxesAlong(points)),
  ];
  if (drawn.some((box) => obstacles.some((obstacle) => overlap(inflate(box, 16), obstacle)))) return false;
  return hasRoomForNote(
    [...obstacles, ...drawn, ...labels.map(({ block, at }) => letteringBox(block, at))],
    note,
  );
}

function drawNode(pen: Pen, { kind, box, accent, title, detailBlock }: PlacedNode, sizes: Sizes): Box {
  const body = drawShape(pen, kind, box, accent);
  const [x, y] = middle(box);
  const centre = y + (kind === 'store' ? LID * 0.8 : kind === 'document' ? 3 : 0);
  if (!detailBlock) {
    pen.writeCentred(title, [x, centre]);
    return body;
  }
  const gap = gapBelowTitle(sizes);
  const top = centre - (title.height + gap + detailBlock.height) / 2;
  pen.writeCentred(title, [x, top + title.height / 2]);
  pen.writeCentred(detailBlock, [x, top + title.height + gap + detailBlock.height / 2], 'soft');
  return body;
}

const THUMBNAIL_LINE = { stroke: 'soft', width: weight.bold, head: 20 } as const;

/** The nodes on their grid. */
export function flowThumbnail(pen: Pen, drawing: Form<'flow'>, box: Box): void {
  const nodes = compact(drawing.nodes);
  const countOf = (axis: 0 | 1) => Math.max(...nodes.map(({ at }) => at[axis])) + 1;
  const [columns, rows] = [countOf(0), countOf(1)];
  const width = Math.min(88, (box.width / columns) * 0.64);
  const height = Math.min(80, (box.height / rows) * 0.62);
  const along = (spare: number, index: number, count: number) =>
    count === 1 ? spare / 2 : (index * spare) / (count - 1);
  const boxOf = ({ at }: FlowNode): Box => ({
    x: Math.round(box.x + along(box.width - width, at[0], columns)),
    y: Math.round(box.y + along(box.height - height, at[1], rows)),
    width,
    height,
  });
  for (const route of rankRoutes(nodes, drawing.edges)[0]!) {
    const { edge, exit, entry } = route;
    const [from, to] = [edge.from, edge.to].map((id) => boxOf(nodes.find((node) => node.id === id)!));
    const points = bend(pointOn(from!, exit, 0.5), pointOn(to!, entry, 0.5), route);
    pen.arrow({ ...THUMBNAIL_LINE, ...(edge.dashed && { dash: '12 8' }) }, ...points);
  }
  for (const node of nodes) drawSmall(pen, node, boxOf(node));
}

function drawSmall(pen: Pen, { kind, accent }: FlowNode, box: Box): void {
  const [x] = middle(box);
  if (kind === 'person') {
    pen.path(`M${x - 26} ${bottom(box)}v-8a26 26 0 0 1 52 0v8z`, boldOf(accent));
    pen.path(ring([x, box.y + 14], 14), boldOf(accent));
    return;
  }
  pen.path(polygon(...outlineOf(kind, box)), boldOf(accent));
  if (kind === 'store') pen.path(ring([x, box.y + LID], box.width / 2, LID), boldOf(accent));
}
