/** Motifs made of areas: plates, panels, a page of code. */
import type { Form } from '../drawing-schema.ts';
import { type Point, polygon, polyline, rectangle } from '../kit.ts';
import { type Box, bottom, right } from './geometry.ts';
import { type Pen } from './pen.ts';

const LINE = 6;
const FINE = 4;

export function layersMotif(pen: Pen, { layers, side, sideFrom, sideTo }: Form<'layers'>, box: Box): void {
  const depth = { x: 30, y: 18 };
  const bracket = side ? 44 : 0;
  const pitch = box.height / layers.length;
  const height = pitch - depth.y - 6;
  const width = box.width - depth.x - bracket;
  const fronts = layers.map((_, index): Box => ({
    x: box.x,
    y: box.y + index * pitch + depth.y,
    width,
    height,
  }));
  for (const [index, front] of [...fronts.entries()].toReversed()) {
    const accent = layers[index]!.accent;
    const tone = accent ? 'signal' : 'ink';
    const [a, b, c, d] = rectangle(front.x, front.y, front.width, front.height) as [
      Point,
      Point,
      Point,
      Point,
    ];
    const lean = ([x, y]: Point): Point => [x + depth.x, y - depth.y];
    pen.path(polygon(a, lean(a), lean(b), lean(c), c, b), { fill: 'plan', stroke: tone, width: FINE });
    pen.path(polyline(b, lean(b)), { stroke: tone, width: FINE });
    pen.path(polygon(a, b, c, d), { fill: accent ? 'signal' : 'fill', stroke: tone, width: LINE });
  }
  if (!side || !sideFrom || !sideTo) return;
  const [x, top, low] = [
    right(box) - 12,
    fronts[sideFrom - 1]!.y - depth.y,
    bottom(fronts[sideTo - 1]!) - depth.y,
  ];
  pen.path(polyline([x - 12, top], [x, top], [x, low], [x - 12, low]), { stroke: 'soft', width: LINE });
}

export function comparisonMotif(pen: Pen, drawing: Form<'comparison'>, box: Box): void {
  const gap = box.width * 0.12;
  const width = (box.width - gap) / 2;
  for (const [side, { points, accent }] of [drawing.left, drawing.right].entries()) {
    const panel = { ...box, x: box.x + side * (width + gap), width };
    const head = 46;
    pen.path(polygon(...rectangle(panel.x, panel.y, width, panel.height)), {
      fill: 'fill',
      stroke: accent ? 'signal' : 'ink',
      width: LINE,
    });
    pen.path(polygon(...rectangle(panel.x, panel.y, width, head)), { fill: accent ? 'signal' : 'ink' });
    const pitch = (panel.height - head) / points.length;
    const longest = Math.max(...points.map(({ length }) => length));
    for (const [index, text] of points.entries()) {
      const y = panel.y + head + (index + 0.5) * pitch;
      pen.path(polyline([panel.x + 22, y], [panel.x + 22 + (width - 44) * (text.length / longest), y]), {
        stroke: 'soft',
        width: 10,
      });
    }
  }
}

/** Every word a bar; the accented mark stands out as it does on the sheet. */
export function anatomyMotif(pen: Pen, { code, marks }: Form<'anatomy'>, box: Box): void {
  const fold = 40;
  const lines = code.replace(/\n+$/, '').split('\n');
  const outline: Point[] = [
    [box.x, box.y],
    [right(box) - fold, box.y],
    [right(box), box.y + fold],
    [right(box), bottom(box)],
    [box.x, bottom(box)],
  ];
  pen.path(polygon(...outline), { fill: 'fill', stroke: 'ink', width: LINE });
  pen.path(
    polyline([right(box) - fold, box.y], [right(box) - fold, box.y + fold], [right(box), box.y + fold]),
    { stroke: 'ink', width: FINE },
  );
  const character = (box.width - 56) / Math.max(...lines.map(({ length }) => length));
  const pitch = (box.height - 44) / lines.length;
  const thick = Math.min(16, pitch * 0.5);
  for (const [index, line] of lines.entries()) {
    const y = box.y + 22 + (index + 0.5) * pitch;
    const bar = (start: number, end: number, tone: 'line' | 'ink' | 'signal') =>
      pen.path(polyline([box.x + 28 + start * character, y], [box.x + 28 + end * character - 3, y]), {
        stroke: tone,
        width: thick,
      });
    for (const { index: start, 0: word } of line.matchAll(/\S+/g)) bar(start, start + word.length, 'line');
    for (const { part, accent } of marks) {
      const start = line.indexOf(part);
      if (start >= 0) bar(start, start + part.length, accent ? 'signal' : 'ink');
    }
  }
}
