/** Source and result, side by side or one below the other; what belongs together has the same number. */
import type { Form } from '../drawing-schema.ts';
import {
  bubbleRadius,
  type CodeMark,
  drawBubble,
  drawPanel,
  inReadingOrder,
  linesOf,
  measurePanel,
  type Panel,
  placeOf,
} from './code-panel.ts';
import { down, firstThatFits } from './geometry.ts';
import type { Column } from './narrow/column.ts';

type Mark = Form<'transform'>['marks'][number];

const LIMITS = { lines: 8, columns: 36 };
const ARROW = { wide: 44, down: 54 };

export function transform(column: Column, drawing: Form<'transform'>): void {
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
  const panel = firstThatFits(down(column.size, column.least), (size) => {
    const panel = measurePanel(lines, marks, size, column.least);
    return panel.width <= width ? panel : undefined;
  });
  if (!panel) throw new Error(`Der Code „${lines[0]} …“ ist zu breit für seine Hälfte des Blatts.`);
  return panel;
}

function listing(column: Column, title: string, panel: Panel, height = panel.height): void {
  column.write(column.set('heading', title, column.width, column.size + 1));
  column.space(14);
  const air = (height - panel.height) / panel.lines.length;
  const box = { x: column.x, y: Math.round(column.y), width: column.width, height: Math.round(height) };
  drawPanel(column.pen, panel, box, column.least, air);
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
    drawBubble(column.pen, index + 1, [x + radius, centre], { radius, size: column.least, accent });
    column.pen.write(block, [x + 2 * radius + 14, centre - block.height / 2], {
      tone: accent ? 'signal' : 'ink',
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
