import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { ContentFile } from '../../content/declaration.ts';
import type { Problem } from '../../content/problem.ts';

const printed = new WeakMap<DrawingData, string>();

/** Drawn once: the check before the page has drawn it already. */
export function printSheet(input: SheetInput): string {
  const known = printed.get(input.drawing) ?? sheetForPage(input);
  printed.set(input.drawing, known);
  return known;
}

/** Why a sheet cannot be drawn, with the place that the author has to change. */
export function checkSheet({ file, lineOf }: ContentFile<unknown>, input: SheetInput): Problem[] {
  try {
    printSheet(input);
    return [];
  } catch (error) {
    return [{ file, line: lineOf(['drawing']), field: 'drawing', message: (error as Error).message }];
  }
}
