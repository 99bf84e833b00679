import type { ComponentType } from 'react';

/** What a page is in the browser; the module stands in `src/screens/`. */
const hero = screen('hero-screen', () => import('./screens/hero-screen.tsx'));
const text = screen('text-screen', () => import('./screens/text-screen.tsx'));
const beitrag = screen('beitrag-screen', () => import('./screens/beitrag-screen.tsx'));
const lexikon = screen('lexikon-screen', () => import('./screens/lexikon-screen.tsx'));
const kontakt = screen('kontakt-screen', () => import('./screens/kontakt-screen.tsx'));
const unbekannt = screen('unbekannt-screen', () => import('./screens/unbekannt-screen.tsx'));

/**
 * The URL contract. Links, the prerender list, the sitemap, the navigation and the tests derive
 * from this table. It is plain TypeScript without JSX so that Node reads it without a bundler.
 */
export const routes = {
  home: route('/', hero, 'home'),
  programmierung: route('/leistungen/programmierung/', hero, 'leistung'),
  seo: route('/leistungen/seo/', hero, 'leistung'),
  kuenstlicheIntelligenz: route('/leistungen/kuenstliche-intelligenz/', hero, 'leistung'),
  localSeoAgentur: route('/local-seo-agentur/', text, 'projekt'),
  consulteeAi: route('/consultee-ai/', text, 'projekt'),
  blog: route('/blog/', text, 'blog'),
  beitrag: route('/blog/:slug/', beitrag, 'beitrag'),
  lexikon: route('/lexikon/', lexikon),
  eintrag: route('/lexikon/:slug/', text, 'eintrag'),
  /** Answers with status 404 for every slug that no entry has. */
  eintragUnbekannt: route('/lexikon/:slug/', unbekannt),
  kontakt: route('/kontakt/', kontakt),
  impressum: route('/impressum/', text, 'recht'),
  dsgvo: route('/dsgvo/', text, 'recht'),
};

/** Target of the header's «Leistungen» and of the home hero's button. */
export const LEISTUNGEN_ANCHOR = 'leistungen-und-projekte';

/** Target of the services' hero buttons. */
export const OVERVIEW_ANCHOR = 'ueberblick';

export type RouteId = keyof typeof routes;
/** What the screen of a route renders from. */
export type RouteData<Id extends RouteId> =
  Awaited<ReturnType<(typeof routes)[Id]['load']>> extends ScreenModule<infer Data> ? Data : never;

type ScreenModule<Data> = { default: ComponentType<{ data: Data }> };
type RouteScreen<Data> = { module: string; load: () => Promise<ScreenModule<Data>> };

/** `module` names what `load` imports: the build looks up its chunks and styles by it. */
function screen<Data>(module: string, load: () => Promise<ScreenModule<Data>>): RouteScreen<Data> {
  return { module, load };
}

/** `page` names the module in `src/pages/` that prints what stands still on the screen, if anything does. */
function route<Data>(path: string, { module, load }: RouteScreen<Data>, page?: string) {
  return { path, screen: module, load, page };
}

const bySpecificity = Object.entries(routes).toSorted(
  ([, a], [, b]) => Number(a.path.includes(':')) - Number(b.path.includes(':')),
) as [RouteId, (typeof routes)[RouteId]][];

export function routeAt(pathname: string): RouteId | undefined {
  return bySpecificity.find(([, { path }]) => {
    const [prefix, rest] = path.split(':slug/');
    if (rest === undefined) return pathname === path;
    return pathname.startsWith(prefix!) && /^[^/]+\/$/.test(pathname.slice(prefix!.length));
  })?.[0];
}

export function pathOf(id: RouteId, slug = ''): string {
  return routes[id].path.replace(':slug', slug);
}
