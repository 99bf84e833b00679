import type { Form } from '../drawing-schema.ts';
import { type FlowGrid, gapBelowTitle, layOut, type PlacedNode, type Sizes } from './flow-grid.ts';
import { type Label, placeLabels } from './flow-labels.ts';
import { type Line, linesOf } from './flow-lines.ts';
import { compact, rankRoutes } from './flow-routes.ts';
import { boxesAlong, type Box, down, firstThatFits, inflate, middle, overlap } from './geometry.ts';
import { orderOf, sentenceOf } from './narrow/flow.ts';
import { hasRoomForNote } from './note.ts';
import { dash, letteringBox, type Pen } from './pen.ts';
import { drawShape, LID, space } from './shapes.ts';
import type { Subjects } from './subjects.ts';
import { SMALLEST } from './text-block.ts';

/** So many ways to lead the connections are tried before the type gets smaller. */
const WAYS = 4;

type Plan = { grid: FlowGrid; lines: Line[]; labels: Label[]; sizes: Sizes };

/** The largest type first: what fits with all its labels and the note is drawn. */
export function drawFlow(pen: Pen, drawing: Form<'flow'>, areas: Box[]): Subjects {
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
      const sizes: Sizes = { title, detail: small, label: small, rhombus };
      const grid = layOut(nodes, routes, sizes, area);
      if (!grid) return undefined;
      const lines = linesOf(grid, routes);
      const labels = placeLabels(pen.obstacles, grid, lines, sizes, area);
      const plan = labels && { grid, lines, labels, sizes };
      return plan && staysClear(plan, pen.obstacles, drawing.note) ? plan : undefined;
    });
  });
  if (!plan)
    throw new Error('Der Ablauf passt nicht auf das Blatt: Die Texte sind zu lang für so viele Felder.');

  for (const { edge, points } of plan.lines) {
    pen.arrow(
      { stroke: 'ink', both: edge.both ?? false, ...(edge.dashed && { dash: dash.reply }) },
      ...points,
    );
  }
  const order = orderOf(drawing.nodes, drawing.edges).map(({ id }) =>
    plan.grid.nodes.find((node) => node.id === id)!,
  );
  for (const [index, node] of order.entries()) {
    const draw = () => drawNode(pen, node, plan.sizes);
    if (drawing.walk) pen.step(index + 1, sentenceOf(node), draw);
    else draw();
  }
  for (const { block, at, align } of plan.labels) pen.write(block, at, { tone: 'soft', align });

  const subjects: Subjects = new Map();
  for (const { id, kind, box, accent } of plan.grid.nodes) {
    const outer = space(kind, box, accent);
    pen.keepClear(...outer);
    subjects.set(id, outer[0]!);
  }
  return subjects;
}

/** Nothing comes near the title block, and somewhere the note has room. */
function staysClear({ grid, lines, labels }: Plan, obstacles: Box[], note: string): boolean {
  const drawn = [
    ...grid.nodes.flatMap(({ kind, box, accent }) => space(kind, box, accent)),
    ...lines.flatMap(({ points }) => boxesAlong(points)),
  ];
  if (drawn.some((box) => obstacles.some((obstacle) => overlap(inflate(box, 16), obstacle)))) return false;
  return hasRoomForNote(
    [...obstacles, ...drawn, ...labels.map(({ block, at }) => letteringBox(block, at))],
    note,
  );
}

function drawNode(pen: Pen, { kind, box, accent, title, detailBlock }: PlacedNode, sizes: Sizes): void {
  drawShape(pen, kind, box, accent);
  const [x, y] = middle(box);
  const centre = y + (kind === 'store' ? LID * 0.8 : kind === 'document' ? 3 : 0);
  if (!detailBlock) {
    pen.writeCentred(title, [x, centre]);
    return;
  }
  const gap = gapBelowTitle(sizes);
  const top = centre - (title.height + gap + detailBlock.height) / 2;
  pen.writeCentred(title, [x, top + title.height / 2]);
  pen.writeCentred(detailBlock, [x, top + title.height + gap + detailBlock.height / 2], 'soft');
}
