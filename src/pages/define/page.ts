import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawingData } from '../../../drawings/drawing-schema.ts';
import type { Declaration, Problem, Resolved } from '../../content/declaration.ts';
import type { PhotoCut } from '../../content/photo.ts';
import type { Markup } from '../../markup.ts';
import type { ScreenData, ScreenName } from '../../screens/registry.ts';

/** The site's parts, in the order in which machines are told of them. */
export const SECTIONS = [
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

/** What everything else has to know of a page. */
type PageInfo = {
  path: string;
  section: (typeof SECTIONS)[number];
  /** The day on which its content last changed, or was checked if nobody notes changes: `lastmod` of the sitemap. */
  changed: string;
  /** The file that the author edits for it. */
  file: string;
  /** What a shared link shows. */
  preview: Sheet;
  /** The sheet also stands in the page, as a picture with this address. */
  sheetPath?: string;
  /** And reduced to its idea in a list. */
  thumbnailPath?: string;
  /** Or drawn as wide as a card of the blog. */
  cardPath?: string;
  /** Photos that it shows. */
  photos?: () => PhotoCut[];
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
  [Name in ScreenName]: PageInfo & { screen: Name; data: PageData<ScreenData<Name>> };
}[ScreenName];

/** Gives what the declarations of a page name, read and checked. */
export type Read = <Needs extends Record<string, Declaration>>(needs: Needs) => Resolved<Needs>;

/** A kind of page: which content it is made of, and the pages that come of it. */
export type PageKind = {
  needs: Declaration[];
  check: (read: Read) => Problem[];
  hints: (read: Read) => Problem[];
  pages: (read: Read) => Page[];
};

type Definition<Needs extends Record<string, Declaration>> = {
  needs: Needs;
  /** What a single file cannot know, in German: it ends the build. */
  check?: (content: Resolved<Needs>) => Problem[];
  /** What the author may want to better. */
  hints?: (content: Resolved<Needs>) => Problem[];
  pages: (content: Resolved<Needs>) => Page[];
};

export const definePage = <Needs extends Record<string, Declaration>>({
  needs,
  check = () => [],
  hints = () => [],
  pages,
}: Definition<Needs>): PageKind => ({
  needs: Object.values(needs),
  check: (read) => check(read(needs)),
  hints: (read) => hints(read(needs)),
  pages: (read) => pages(read(needs)),
});

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

const isUnprinted = (value: object): value is Unprinted => 'print' in value;

/** The data as the application gets them: all markup printed, and named by where it stands among them. */
export function printData(data: unknown, name = ''): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isUnprinted(data)) return { markup: name, html: data.print() };
  const within = (key: string | number) => (name ? `${name}.${key}` : String(key));
  if (Array.isArray(data)) return data.map((item, index) => printData(item, within(index)));
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printData(value, within(key))]));
}
