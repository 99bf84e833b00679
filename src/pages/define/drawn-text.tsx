import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { ContentText } from '../../content/declaration.ts';
import type { Sources as SourceList } from '../../content/parts.ts';
import { numberedSources } from '../../content/sources.ts';
import { Sheet } from '../../features/sheet/sheet.tsx';
import { Sources } from '../../features/sources/sources.tsx';
import { type TocItem, TocFold } from '../../features/toc/toc.tsx';
import { StructuredData, writtenText } from '../../head/structured-data.tsx';
import { Prose } from '../../ui/prose.tsx';

type DrawnTextProps = {
  text: ContentText<{ h1: string; drawing: DrawingData; sources?: SourceList | undefined }>;
  sheet: SheetInput;
  /** The sheet as a picture. */
  image: string;
  /** What machines are told: what it says in short, and what they hear besides. */
  description: string;
  graph?: Thing[];
  /** The day of its last change. */
  on: string;
  contents: TocItem[];
  /** Below the sheet. */
  children?: ReactNode;
};

/** A text below its sheet, with its sources. */
export function DrawnText({
  text,
  sheet,
  image,
  description,
  graph,
  on,
  contents,
  children,
}: DrawnTextProps) {
  const { data, article } = text;
  const { h1: headline, drawing } = data;
  const words = { headline, description, image, modified: on };
  return (
    <>
      <StructuredData graph={[writtenText('Article', words), ...(graph ?? [])]} />
      <Sheet drawing={sheetForPage(sheet)} alt={drawing.alt} picture={image} />
      {children}
      {contents.length > 0 && <TocFold items={contents} />}
      <Prose content={article.html} />
      <Sources items={numberedSources(text)} />
    </>
  );
}
