import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { Document, type DocumentAssets, type DocumentContent } from './document.tsx';
import { Screens } from './navigation/load.ts';
import type { PageKind } from './pages/define/page.ts';
import { loadScreen } from './screens/registry.ts';
import type { TextLink } from './ui/text-link.ts';

export { site } from '../content/site.ts';
export { closing } from './pages/define/closing.tsx';
export { bySection, printPage } from './pages/define/page.ts';

/** Every file of the folder is a kind of page; the build finds a page's styles by the file. */
const files = import.meta.glob<PageKind>('./pages/*.tsx', { eager: true, import: 'default' });
export const pageKinds = Object.entries(files).map(([file, kind]) => ({
  ...kind,
  module: file.replace('./', 'src/'),
}));

export type RenderRequest = {
  path: string;
  content: DocumentContent;
  /** The services, for the header's menu. */
  leistungen: TextLink[];
  assets: DocumentAssets;
};

/** One finished HTML document. */
export async function render({ path, content, leistungen, assets }: RenderRequest): Promise<string> {
  const screens = new Screens(assets.build, loadScreen);
  const Component = await loadScreen(content.screen);
  screens.set(path, { Component, data: content.data });

  const { prelude } = await prerender(
    <Document assets={assets} {...content}>
      <App screens={screens} start={{ pathname: path, search: '', hash: '' }} leistungen={leistungen} />
    </Document>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}
