import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import type {
  ContentFile,
  ContentText,
  Declaration,
  PhotoCut,
  Problem,
  Resolved,
} from '../../content/declaration.ts';
import { type Head, SITE_NAME } from '../../head/head.tsx';
import type { Markup } from '../../markup.ts';
import type { ScreenData, ScreenName } from '../../screens/registry.ts';

/** The site's parts, in the order in which machines are told of them. */
const SECTIONS = [
  'Startseite',
  'Leistungen',
  'Projekte',
  'Blog',
  'Lexikon',
  'Wissen',
  'Kontakt und Rechtliches',
] as const;

/** A drawing sheet: what is drawn, and what its title block says. */
export type Sheet = {
  title: string;
  drawing: DrawingData;
  /** A mark beside the title: a file in content/marken/. */
  brand?: string;
};

/** A post, as it stands in the feed besides what its page says already. */
type FeedEntry = { title: string; summary: string; html: () => string; published: string; tags: string[] };

type HeadProps = ComponentProps<typeof Head>;

/** What everything else has to know of a page. */
type PageInfo = {
  path: string;
  section: (typeof SECTIONS)[number];
  head: Pick<HeadProps, 'title' | 'description' | 'keywords'>;
  /** The day on which its content last changed, or was checked if nobody notes changes: `lastmod` of the sitemap. */
  changed: string;
  /** The file that the author edits for it. */
  file: string;
  /** What a shared link shows. */
  preview: Sheet;
  /** Pictures of that sheet: as it stands in the page, reduced to its idea in a list, as wide as a card of the blog. */
  drawnAs?: { kind: 'sheet' | 'thumbnail' | 'card'; path: string }[];
  /** Photos that it shows. */
  photos?: PhotoCut[];
  /** Its label in the header's menu «Leistungen». */
  menu?: string;
  feed?: FeedEntry;
  /** It is what the feed is about. */
  feedTitle?: { title: string; subtitle: string };
  /** What it shows, in forms that others can use. */
  files?: () => { path: string; content: string }[];
  /** It answers, with status 404, for every unknown address below this one. */
  notFoundBelow?: string;
};

/** A page of the site: all that anything else has to know of it. */
export type Page = {
  [Name in ScreenName]: PageInfo & { screen: Name; data: PageData<Omit<ScreenData<Name>, 'head'>> };
}[ScreenName];

/** Sections in their order, each with its overview first. */
export function bySection<P extends Page>(pages: P[]): P[] {
  const depth = ({ path }: Page) => path.split('/').length;
  const section = (page: Page) => SECTIONS.indexOf(page.section);
  return pages.toSorted((a, b) => section(a) - section(b) || depth(a) - depth(b));
}

type Described = { head: PageInfo['head']; checked: string; preview: Sheet };

/** What a page has of a content file of its own. */
export const ofFile = ({ file, data: { head, checked, preview } }: ContentFile<Described>) => ({
  file,
  head,
  changed: checked,
  preview,
});

type Drawn = {
  title: string;
  metaDesc: string;
  h1: string;
  drawing: DrawingData;
  brand?: string | undefined;
};

/** What a page has of a text below its sheet, which a shared link shows as well. */
export const ofText = ({ file, data, article }: ContentText<Drawn>) => ({
  file,
  head: { title: data.title, description: data.metaDesc },
  preview: { title: data.h1, drawing: data.drawing, ...(data.brand && { brand: data.brand }) },
  photos: article.photos,
});

/** Gives what the declarations of a page name, read and checked. */
export type Read = <Needs extends Record<string, Declaration>>(needs: Needs) => Resolved<Needs>;

type Definition<Needs extends Record<string, Declaration>> = {
  needs: Needs;
  /** What a single file cannot know, in German: it ends the build. */
  check?: (content: Resolved<Needs>) => Problem[];
  pages: (content: Resolved<Needs>) => Page[];
};

/** A kind of page: which content it is made of, and the pages that come of it. */
export const definePage = <Needs extends Record<string, Declaration>>({
  needs,
  check = () => [],
  pages,
}: Definition<Needs>) => ({
  needs: Object.values<Declaration>(needs),
  check: (read: Read) => check(read(needs)),
  pages: (read: Read) => pages(read(needs)),
});
export type PageKind = ReturnType<typeof definePage>;

/** What has nothing to do in the browser; it becomes markup when its page is printed. */
export type Unprinted = { print: () => string };

/**
 * Build time only: components whose data are never sent to the browser, which hydrates around them.
 */
export const staticMarkup = (content: ReactNode): Unprinted => ({
  print: () => renderToStaticMarkup(content),
});

/** A page's data before its markup is printed. */
export type PageData<Data> = Data extends Markup
  ? Unprinted
  : Data extends (infer Item)[]
    ? PageData<Item>[]
    : Data extends object
      ? { [Name in keyof Data]: PageData<Data[Name]> }
      : Data;

/** A page as the application gets it: with its head and the closing block, and all markup printed. */
export const printPage = ({ data, closing, ...page }: Page & { closing: Unprinted }) =>
  printData({ head: headOf(page), ...data, closing });

const headOf = ({ head, path, notFoundBelow, preview, feed, changed }: PageInfo): HeadProps => ({
  ...head,
  path,
  ...(notFoundBelow && { notFoundBelow }),
  imageAlt: preview.drawing.alt,
  ...(feed && { article: { published: feed.published, modified: changed, author: SITE_NAME } }),
});

const isUnprinted = (value: object): value is Unprinted => 'print' in value;

/** Each piece of markup is named by where it stands among the data. */
function printData(data: unknown, name = ''): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isUnprinted(data)) return { markup: name, html: data.print() };
  const within = (key: string | number) => (name ? `${name}.${key}` : String(key));
  if (Array.isArray(data)) return data.map((item, index) => printData(item, within(index)));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printData(value, within(key))]));
}
