import type { ReactNode } from 'react';
import { withoutMarkup } from './markup.ts';
import { RARE_MEDIA } from './navigation/load.ts';
import type { ScreenName } from './screens/registry.ts';

export type DocumentAssets = {
  build: string;
  /** The whole site's stylesheet, for the pages that follow in the app. */
  siteStyles: string;
  /** For paper and forced colours. */
  rareStyles: string;
  /** Its code; see `first-script.ts`. */
  firstScript: string;
  /** The application, and what else this page's screen needs; fetched once the page is painted. */
  chunks: string[];
  fonts: string;
  /** The paper, for the browser's own bars. */
  themeColors: { light: string; dark: string };
};

/** What the application starts from. */
export type DocumentContent = { screen: ScreenName; data: unknown };

/**
 * The document around the application, rendered at build time only. The browser hydrates `#root`
 * and never sees this component; so nothing inside the application may use `useId`, whose values
 * depend on the tree above it.
 */
export function Document({
  assets,
  screen,
  data,
  children,
}: DocumentContent & { assets: DocumentAssets; children: ReactNode }) {
  return (
    <html
      lang="de"
      data-build={assets.build}
      data-styles={assets.siteStyles}
      data-rare={assets.rareStyles}
      data-fonts={assets.fonts}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={assets.themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={assets.themeColors.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/atom+xml" title="Blog" />
        {/* The build puts the page's own styles here, so that the first round trip carries them. */}
        <style />
        {/* The application adds them later: even a stylesheet for paper alone would be fetched before the paint. */}
        <noscript>
          <link rel="stylesheet" href={assets.rareStyles} media={RARE_MEDIA} />
        </noscript>
        <script
          data-chunks={assets.chunks.join(' ')}
          dangerouslySetInnerHTML={{ __html: assets.firstScript }}
        />
      </head>
      <body>
        <div id="root">{children}</div>
        <script
          type="application/json"
          id="seite"
          data-screen={screen}
          dangerouslySetInnerHTML={{ __html: jsonBlock(data) }}
        />
      </body>
    </html>
  );
}

/** `<` is escaped so that no text can close the block. */
const jsonBlock = (data: unknown) => JSON.stringify(data, withoutMarkup).replaceAll('<', '\\u003c');
