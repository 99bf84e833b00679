import type { PageHead } from '../src/content-types.ts';
import type { PageData } from '../src/entry-server.tsx';
import type { RouteId } from '../src/routes.ts';
import type { Content } from './content/load.ts';

/** A screen to prerender: its address, its route and all the data it shows. */
export type Page = {
  route: RouteId;
  path: string;
  data: { head: PageHead };
  /** The day on which its content was last changed or checked. */
  lastmod: string;
};

export function page<Id extends RouteId>(
  route: Id,
  path: string,
  lastmod: string,
  data: PageData<Id> & { head: PageHead },
): Page {
  return { route, path, lastmod, data };
}

/** What the picture shows that a shared link to this page brings along. */
export const previewAlt = ({ vorschau }: Content, path: string) => vorschau.data[path]!.drawing.alt;

export const latest = (days: string[]) => days.reduce((a, b) => (a > b ? a : b));
