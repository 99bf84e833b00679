import type { ComponentType } from 'react';

/**
 * The URL contract. Links, the prerender list, the sitemap, the navigation and the tests derive
 * from this table. It is plain TypeScript without JSX so that Node reads it without a bundler.
 */
export const routes = {
  home: route('/', 'home', () => import('./pages/home.tsx')),
  programmierung: route('/leistungen/programmierung/', 'leistung', () => import('./pages/leistung.tsx')),
  seo: route('/leistungen/seo/', 'leistung', () => import('./pages/leistung.tsx')),
  kuenstlicheIntelligenz: route(
    '/leistungen/kuenstliche-intelligenz/',
    'leistung',
    () => import('./pages/leistung.tsx'),
  ),
  localSeoAgentur: route('/local-seo-agentur/', 'projekt', () => import('./pages/projekt.tsx')),
  consulteeAi: route('/consultee-ai/', 'projekt', () => import('./pages/projekt.tsx')),
  blog: route('/blog/', 'blog', () => import('./pages/blog.tsx')),
  beitrag: route('/blog/:slug/', 'beitrag', () => import('./pages/beitrag.tsx')),
  lexikon: route('/lexikon/', 'lexikon', () => import('./pages/lexikon.tsx')),
  eintrag: route('/lexikon/:slug/', 'eintrag', () => import('./pages/eintrag.tsx')),
  /** Answers with status 404 for every slug that no entry has. */
  eintragUnbekannt: route(
    '/lexikon/:slug/',
    'eintrag-unbekannt',
    () => import('./pages/eintrag-unbekannt.tsx'),
  ),
  kontakt: route('/kontakt/', 'kontakt', () => import('./pages/kontakt.tsx')),
  impressum: route('/impressum/', 'recht', () => import('./pages/recht.tsx')),
  dsgvo: route('/dsgvo/', 'recht', () => import('./pages/recht.tsx')),
};

/** Target of the header's «Leistungen» and of the home hero's button. */
export const LEISTUNGEN_ANCHOR = 'leistungen-und-projekte';

export type RouteId = keyof typeof routes;
export type RouteData<Id extends RouteId> =
  Awaited<ReturnType<(typeof routes)[Id]['load']>> extends PageModule<infer Data> ? Data : never;

type PageModule<Data> = { default: ComponentType<{ data: Data }> };

/** `page` names the module in `src/pages/` that `load` imports: the build preloads its chunk. */
function route<Data>(path: string, page: string, load: () => Promise<PageModule<Data>>) {
  return { path, page, load };
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
