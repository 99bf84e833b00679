import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { ContentText, Problem } from '../../content/declaration.ts';
import { checkSources, type Sources } from '../../content/sources.ts';

export type Text = ContentText<{ h1: string; drawing: DrawingData; sources?: Sources }>;

/** References without a source, and sheets that cannot be drawn, with the place that the author has to change. */
export function checkTexts<T extends Text>(
  texts: T[],
  sheetOf: (text: T, index: number, texts: T[]) => SheetInput,
): Problem[] {
  const sheets = texts.flatMap((text, index) => {
    try {
      sheetForPage(sheetOf(text, index, texts));
      return [];
    } catch (error) {
      const { message } = error as Error;
      return [{ file: text.file, line: text.lineOf(['drawing']), field: 'drawing', message }];
    }
  });
  return [...checkSources(texts), ...sheets];
}
