/** Source and result, side by side or one below the other; what belongs together has the same number. */
import type { Form } from '../drawing-schema.ts';
import { polyline } from '../svg-path.ts';
import {
  bubbleRadius,
  type CodeMark,
  drawBubble,
  drawPanel,
  inReadingOrder,
  linesOf,
  type Panel,
  panelWithin,
  placeOf,
} from './code-panel.ts';
import type { Column } from './column.ts';
import { type Box, right } from './geometry.ts';
import { boldOf, type Pen, toneOf } from './pen.ts';

type Mark = Form<'transform'>['marks'][number];

const LIMITS = { lines: 8, columns: 36 };
const ARROW = { wide: 44, down: 54 };

export function drawTransform(column: Column, drawing: Form<'transform'>): void {
  const source = linesOf(drawing.source.code, LIMITS);
  const result = linesOf(drawing.result.code, LIMITS);
  const marks = drawing.marks.toSorted((a, b) =>
    inReadingOrder(placeOf(source, a.from), placeOf(source, b.from)),
  );
  const marked = (lines: string[], part: 'from' | 'to') =>
    marks.map((mark, index): CodeMark => ({
      ...placeOf(lines, mark[part]),
      number: index + 1,
      accent: mark.accent ?? false,
    }));
  const by = column.set('heading', drawing.by, column.isNarrow ? column.width / 2 : 150, column.size);
  const across = column.isNarrow ? 0 : Math.max(by.width + 24, 2 * ARROW.wide);
  const width = column.isNarrow ? column.width : Math.floor((column.width - across) / 2);
  const panels = [
    panelIn(column, source, marked(source, 'from'), width),
    panelIn(column, result, marked(result, 'to'), width),
  ] as const;

  if (column.isNarrow) {
    listing(column, drawing.source.title, panels[0]);
    const top = column.y + 10;
    column.space(ARROW.down + 14);
    const x = column.x + column.width / 2;
    column.pen.arrow({ stroke: 'ink' }, [x, top], [x, column.y]);
    column.pen.write(by, [x + 20, top + (ARROW.down - by.height) / 2 - 2]);
    column.space(22);
    listing(column, drawing.result.title, panels[1]);
  } else {
    const height = Math.max(panels[0].height, panels[1].height);
    const [left, right] = [column.part(column.x, width), column.part(column.x + width + across, width)];
    listing(left, drawing.source.title, panels[0], height);
    listing(right, drawing.result.title, panels[1], height);
    const [middle, y] = [column.x + column.width / 2, left.y - height / 2];
    column.pen.arrow(
      { stroke: 'ink', head: 18 },
      [middle - across / 2 + 10, y],
      [middle + across / 2 - 10, y],
    );
    column.pen.writeCentred(by, [middle, y - by.height / 2 - 18]);
    column.y = Math.max(left.y, right.y);
  }
  column.space(26);
  legend(column, marks);
}

function panelIn(column: Column, lines: string[], marks: CodeMark[], width: number): Panel {
  const panel = panelWithin(lines, marks, column, width);
  if (!panel) throw new Error(`Der Code „${lines[0]} …“ ist zu breit für seine Hälfte des Blatts.`);
  return panel;
}

function listing(column: Column, title: string, panel: Panel, height = panel.height): void {
  column.write(column.set('heading', title, column.width, column.size + 1));
  column.space(14);
  const air = (height - panel.height) / panel.lines.length;
  const box = { x: column.x, y: Math.round(column.y), width: column.width, height: Math.round(height) };
  drawPanel(column.pen, panel, box, air);
  column.y += height;
}

/** Two beside each other where there is room. */
function legend(column: Column, marks: Mark[]): void {
  const radius = bubbleRadius(column.least);
  const columns = column.isNarrow ? 1 : 2;
  const width = column.width / columns;
  let low = column.y;
  for (const [index, { text, accent = false }] of marks.entries()) {
    if (index % columns === 0) column.y = low;
    const x = column.x + (index % columns) * width;
    const block = column.set(accent ? 'heading' : 'text', text, width - 2 * radius - 30, column.size - 2);
    const height = Math.max(block.height, 2 * radius);
    const centre = column.y + height / 2;
    drawBubble(column.pen, { number: index + 1, accent }, [x + radius, centre], column.least);
    column.pen.write(block, [x + 2 * radius + 14, centre - block.height / 2], {
      tone: toneOf(accent),
    });
    low = Math.max(low, column.y + height + 12);
    const line = { x, y: column.y, width: 2 * radius + 14 + block.width, height };
    if (columns === 1) {
      column.y += height;
      column.subject(String(index + 1), line, { from: x + radius });
      low = column.y + 12;
    } else column.subjects.set(String(index + 1), line);
  }
  column.y = low;
}

export function transformThumbnail(pen: Pen, { source, result }: Form<'transform'>, box: Box): void {
  const width = box.width / 2 - 42;
  for (const [side, { code }] of [source, result].entries()) {
    const page = { ...box, x: side === 0 ? box.x : right(box) - width, width };
    pen.box(page, boldOf());
    const lines = code.trim().split('\n');
    const pitch = (box.height - 40) / lines.length;
    const unit = (width - 40) / Math.max(...lines.map(({ length }) => length));
    for (const [index, line] of lines.entries()) {
      if (!line.trim()) continue;
      const [start, y] = [line.length - line.trimStart().length, page.y + 20 + (index + 0.5) * pitch];
      pen.path(polyline([page.x + 20 + start * unit, y], [page.x + 20 + line.length * unit, y]), {
        stroke: side === 0 ? 'line' : 'soft',
        width: Math.min(14, pitch * 0.5),
      });
    }
  }
  const middle = box.y + box.height / 2;
  const [from, to] = [box.x + width + 14, right(box) - width - 14];
  pen.arrow({ stroke: 'signal', width: 8, head: 28 }, [from, middle], [to, middle]);
}
