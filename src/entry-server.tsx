import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { Document, type DocumentAssets } from './document.tsx';
import { Screens } from './navigation/screens.ts';
import { type RouteId, routes } from './routes.ts';

export type RenderRequest = { route: RouteId; path: string; data: unknown; assets: DocumentAssets };

/** One finished HTML document. */
export async function render({ route, path, data, assets }: RenderRequest): Promise<string> {
  const { default: Page } = await routes[route].load();
  const screens = new Screens(assets.build);
  screens.set(path, { Page: Page as never, data });

  const { prelude } = await prerender(
    <Document assets={assets} route={route} data={data}>
      <StaticRouter location={path}>
        <App screens={screens} />
      </StaticRouter>
    </Document>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
