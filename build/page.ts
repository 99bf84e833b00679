import type { Markup } from '../src/navigation/markup.ts';
import type { RouteData, RouteId } from '../src/routes.ts';

/** A screen to prerender: its address, its route and all the data it shows. */
export type Page = { route: RouteId; path: string; data: unknown };

export function page<Id extends RouteId>(route: Id, path: string, data: RouteData<Id>): Page {
  return { route, path, data };
}

export const markup = (name: string, html: string): Markup => ({ markup: name, html });
