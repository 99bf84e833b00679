import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { Problem } from '../../content/problem.ts';

/** Why a sheet cannot be drawn, with the file that the author has to change. */
export function checkSheet(file: string, input: SheetInput): Problem[] {
  try {
    sheetForPage(input);
    return [];
  } catch (error) {
    return [{ file, field: 'drawing', message: (error as Error).message }];
  }
}
