/** One release as a bar: cared for, security only, for payment, over, or without a promise. */
import { polygon, type Polygon, polyline, rectangle } from '../svg-path.ts';
import { dash, type Pen, weight } from '../sheets/pen.ts';
import type { Day, Scale, Span } from './scale.ts';

const OPEN = 46;

/** Draws it around the given height and returns where it ends. */
export function drawBar(pen: Pen, span: Span, scale: Scale, today: Day, y: number, height: number): number {
  const { from, until, activeUntil = until ?? today, paidUntil } = span;
  const top = Math.round(y - height / 2);
  const [start, end] = [scale.at(from), scale.at(until ?? today)];
  const isCut = Number(from.slice(0, 4)) < scale.years[0];
  const isOver = until !== undefined && until < today;
  if (paidUntil) drawPaid(pen, end, scale.at(paidUntil), top, height);
  if (isOver) {
    pen.path(polygon(...outline(start, Math.max(start + 4, end), top, height, isCut)), {
      stroke: 'line',
      width: weight.fine,
    });
  } else {
    const turn = scale.at(activeUntil);
    drawSecurity(pen, turn, end, top, height);
    pen.path(polygon(...outline(start, turn, top, height, isCut)), {
      fill: 'soft',
      stroke: 'ink',
      width: weight.main,
    });
  }
  if (until === undefined) {
    pen.arrow({ stroke: 'soft', width: weight.main, head: 12 }, [end, y], [end + OPEN, y]);
    return end + OPEN;
  }
  return paidUntil ? scale.at(paidUntil) : end;
}

/** What began before the axis does has its start torn off. */
function outline(start: number, end: number, top: number, height: number, isCut: boolean): Polygon {
  const box = rectangle(start, top, end - start, height);
  return isCut ? [...box, [start + height / 3, top + height / 2]] : box;
}

function drawSecurity(pen: Pen, start: number, end: number, top: number, height: number): void {
  if (end <= start) return;
  const outline = rectangle(start, top, end - start, height);
  pen.hatch(7, 'soft', outline);
  pen.path(polygon(...outline), { stroke: 'soft', width: weight.main });
}

function drawPaid(pen: Pen, start: number, end: number, top: number, height: number): void {
  const inset = Math.round(height / 4);
  const [upper, lower] = [top + inset, top + height - inset];
  pen.path(polyline([start, upper], [end, upper], [end, lower], [start, lower]), {
    stroke: 'line',
    width: weight.fine,
    dash: dash.reply,
  });
}
