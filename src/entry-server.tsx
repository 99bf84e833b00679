import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { Screens } from './navigation/screens.ts';
import { beitrag } from './pages/beitrag.tsx';
import { blog } from './pages/blog.tsx';
import { eintrag } from './pages/eintrag.tsx';
import { home } from './pages/home.tsx';
import { leistung } from './pages/leistung.tsx';
import { projekt } from './pages/projekt.tsx';
import { recht } from './pages/recht.tsx';
import { type RouteData, type RouteId, routes } from './routes.ts';
import type { KontaktData } from './screens/kontakt-screen.tsx';
import type { LexikonData } from './screens/lexikon-screen.tsx';
import type { EintragUnbekanntData } from './screens/unbekannt-screen.tsx';

/** From a page's content to what its screen renders from: data for what is alive, markup for the rest. */
const pages = {
  home,
  programmierung: leistung,
  seo: leistung,
  kuenstlicheIntelligenz: leistung,
  localSeoAgentur: projekt,
  consulteeAi: projekt,
  blog,
  beitrag,
  lexikon: (data: LexikonData) => data,
  eintrag,
  eintragUnbekannt: (data: EintragUnbekanntData) => data,
  kontakt: (data: KontaktData) => data,
  impressum: recht,
  dsgvo: recht,
} satisfies { [Id in RouteId]: (data: never) => RouteData<Id> };

export type PageData<Id extends RouteId> = Parameters<(typeof pages)[Id]>[0];

export const screenData = (route: RouteId, data: unknown) => pages[route](data as never);

export type RenderRequest = { route: RouteId; path: string; data: unknown; assets: DocumentAssets };

/** One finished HTML document. */
export async function render({ route, path, data, assets }: RenderRequest): Promise<string> {
  const { default: Page } = await routes[route].load();
  const screens = new Screens(assets.build);
  screens.set(path, { Page: Page as never, data });

  const { prelude } = await prerender(
    <Document assets={assets} route={route} data={data}>
      <App screens={screens} start={{ pathname: path, hash: '' }} />
    </Document>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
