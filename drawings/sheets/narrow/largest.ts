import { type Box, down } from '../geometry.ts';
import { Pen } from '../pen.ts';
import type { Subjects } from '../subjects.ts';
import { SMALLEST } from '../text-block.ts';
import { Column } from './column.ts';

const LARGEST = 30;

/** Draws a column in the largest type with which it is no taller than its area, centred in it. */
export function drawLargest(pen: Pen, area: Box, draw: (column: Column) => void): Subjects {
  let reason = new Error('Die Zeichnung passt nicht auf das Blatt: Texte kürzen oder weniger zeigen.');
  for (const size of down(LARGEST, SMALLEST + 2)) {
    const trial = new Column(new Pen(), area, size, SMALLEST);
    try {
      draw(trial);
    } catch (error) {
      reason = error as Error;
      continue;
    }
    const spare = area.height - (trial.y - area.y);
    if (spare < 0) continue;
    const column = new Column(pen, { ...area, y: Math.round(area.y + spare / 2) }, size, SMALLEST);
    draw(column);
    return column.subjects;
  }
  throw reason;
}
