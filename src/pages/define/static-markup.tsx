import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Markup } from '../../navigation/markup.ts';

/** What has nothing to do in the browser; it becomes markup when its page is printed. */
export type Unprinted = { markup: string; print: () => string };

/**
 * Build time only: components whose data are never sent to the browser, which hydrates around them.
 */
export const staticMarkup = (content: ReactNode, markup = 'inhalt'): Unprinted => ({
  markup,
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

/** The data as the application gets them, all markup printed. */
export function printData(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isUnprinted(data)) return { markup: data.markup, html: data.print() };
  if (Array.isArray(data)) return data.map(printData);
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, printData(value)]));
}
