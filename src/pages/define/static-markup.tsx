import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Markup } from '../../markup.ts';

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
