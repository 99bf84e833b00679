import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { ContentFile, Problem } from '../../content/declaration.ts';

/** Why a sheet cannot be drawn, with the place that the author has to change. */
export function checkSheet({ file, lineOf }: ContentFile<unknown>, input: SheetInput): Problem[] {
  try {
    sheetForPage(input);
    return [];
  } catch (error) {
    return [{ file, line: lineOf(['drawing']), field: 'drawing', message: (error as Error).message }];
  }
}
