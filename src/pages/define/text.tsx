import type { ReactNode } from 'react';
import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import type { Article, ContentText, Heading, Problem } from '../../content/declaration.ts';
import { checkSources, numberedSources, type Sources as SourcesData } from '../../content/sources.ts';
import { turnedDate } from '../../day.ts';
import { Sheet } from '../../features/sheet/sheet.tsx';
import { Sources } from '../../features/sources/sources.tsx';
import { type TocItem, TocFold } from '../../features/toc/toc.tsx';
import { SITE_NAME } from '../../head/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Stamp } from '../../ui/stamp.tsx';

/** A shorter text is at a glance what its table of contents would be. */
const SECTIONS_FOR_CONTENTS = 3;

export function contentsOf({ headings }: Pick<Article, 'headings'>): Heading[] {
  const sections = headings.filter(({ level }) => level === 2);
  return sections.length < SECTIONS_FOR_CONTENTS ? [] : headings;
}

type Text = ContentText<{ h1: string; drawing: DrawingData; sources?: SourcesData }>;

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

type DrawnTextProps = {
  text: Text;
  sheet: SheetInput;
  /** The sheet as a picture. */
  image: string;
  kicker?: string;
  lead?: string;
  /** What was done to it last, and on which day. */
  done: string;
  on: string;
  contents: TocItem[];
  /** Below the sheet. */
  children?: ReactNode;
};

/** A text below its sheet, with its sources. */
export function DrawnText({ text, sheet, image, done, on, contents, children, ...header }: DrawnTextProps) {
  const { data, article, unpublished } = text;
  const byline = (
    <>
      {SITE_NAME} · {done} am <time dateTime={on}>{turnedDate(on)}</time>
    </>
  );
  return (
    <>
      <Stamp text={unpublished} />
      <PageHeader isTopic title={data.h1} byline={byline} {...header} />
      <Sheet drawing={sheetForPage(sheet)} alt={data.drawing.alt} picture={image} />
      {children}
      {contents.length > 0 && <TocFold items={contents} />}
      <Prose content={article.html} />
      <Sources items={numberedSources(text)} />
    </>
  );
}
