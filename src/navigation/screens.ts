import type { ComponentType } from 'react';
import { routeAt, routes } from '../routes.ts';
import { dataPath } from './data-path.ts';
import { restoreMarkup } from './markup.ts';
import { loadSiteStyles } from './styles.ts';

/** A page component together with the data it renders. */
export type Screen = { Page: ComponentType<{ data: never }>; data: unknown };

/**
 * The screens of this visit, by path. A screen is loaded once, its component's chunk, its data
 * and the styles side by side, and then stays: going back costs nothing.
 */
export class Screens {
  readonly #build: string;
  readonly #known = new Map<string, Screen | Promise<Screen>>();

  constructor(build: string) {
    this.#build = build;
  }

  set(pathname: string, screen: Screen) {
    this.#known.set(pathname, screen);
  }

  /**
   * The screen itself once it is loaded, so that rendering does not have to suspend. Only a back or
   * forward step meets one that is not: the address has changed already, so the document of that
   * address is the way out when loading fails.
   */
  get(pathname: string): Screen | Promise<Screen> {
    const known = this.#known.get(pathname);
    if (known) return known;
    const recovering = this.load(pathname).catch((error: unknown) => {
      console.warn('Navigation failed', error);
      window.location.reload();
      return new Promise<never>(() => {});
    });
    this.#known.set(pathname, recovering);
    return recovering;
  }

  async load(pathname: string): Promise<Screen> {
    const known = this.#known.get(pathname);
    if (known) return known;
    const loading = this.#fetch(pathname);
    this.#known.set(pathname, loading);
    try {
      const screen = await loading;
      this.#known.set(pathname, screen);
      return screen;
    } catch (error) {
      this.#known.delete(pathname);
      throw error;
    }
  }

  /** For the development server: the content has changed. */
  async refresh(pathname: string): Promise<void> {
    const screen = await this.#fetch(pathname);
    this.#known.clear();
    this.#known.set(pathname, screen);
  }

  async #fetch(pathname: string): Promise<Screen> {
    const id = routeAt(pathname);
    if (!id) throw new UnknownScreen(pathname);
    const [page, response] = await Promise.all([
      routes[id].load(),
      fetch(dataPath(this.#build, pathname)),
      loadSiteStyles(),
    ]);
    // A 404 is an unknown slug or a newer build on the server: the document knows more.
    if (response.status === 404) throw new UnknownScreen(pathname);
    if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
    return { Page: page.default as Screen['Page'], data: await response.json() };
  }
}

export class UnknownScreen extends Error {}

/** The first screen: its data stands in the document, without the markup that is there already. */
export async function screenOfDocument(pathname: string): Promise<Screen> {
  const block = document.getElementById('seite');
  const id = (block?.dataset.route ?? routeAt(pathname)) as keyof typeof routes | undefined;
  if (!block?.textContent || !id) throw new Error(`no page data for ${pathname}`);
  const { default: Page } = await routes[id].load();
  return { Page: Page as Screen['Page'], data: restoreMarkup(JSON.parse(block.textContent), document) };
}
