import type { ComponentProps, ComponentType } from 'react';
import type { Head } from '../head/head.tsx';

/**
 * What a page is in the browser, by name. A page says which one lives on it; the build looks the
 * chunk up in `<name>-screen.tsx` and stops if there is none.
 */
const screens = {
  hero: () => import('./hero-screen.tsx'),
  text: () => import('./text-screen.tsx'),
  article: () => import('./article-screen.tsx'),
  lexikon: () => import('./lexikon-screen.tsx'),
  kontakt: () => import('./kontakt-screen.tsx'),
};

export type ScreenName = keyof typeof screens;

/** What a page of this screen is made of: a head, as every page has, and what the screen renders from. */
export type ScreenData<Name extends ScreenName> = { head: ComponentProps<typeof Head> } & (Awaited<
  ReturnType<(typeof screens)[Name]>
> extends { default: ComponentType<{ data: infer Data }> }
  ? Data
  : never);

export const loadScreen = async (name: ScreenName) =>
  (await screens[name]()).default as ComponentType<{ data: never }>;
