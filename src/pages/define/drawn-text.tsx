import type { ReactNode } from 'react';
import { sheetForPage, type SheetInput } from '../../../drawings/sheets/sheet.ts';
import { numberedSources } from '../../content/sources.ts';
import { turnedDate } from '../../day.ts';
import { Sheet } from '../../features/sheet/sheet.tsx';
import { Sources } from '../../features/sources/sources.tsx';
import { type TocItem, TocFold } from '../../features/toc/toc.tsx';
import { SITE_NAME } from '../../head/head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { Text } from './check-texts.ts';

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
