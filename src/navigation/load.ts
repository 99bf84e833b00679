import type { ComponentType } from 'react';
import { dataPath } from '../../contract/data-path.ts';
import { restoreMarkup } from '../markup.ts';

type ScreenComponent = ComponentType<{ data: never }>;

/** A component together with the data it renders. */
export type Screen = { Component: ScreenComponent; data: unknown };

/** What the build leaves for every page: the name of its screen, and what that renders from. */
export type ScreenContent<Name extends string = string> = { screen: Name; data: unknown };

/** Fetches the component of a screen by its name. */
export type LoadScreen<Name extends string> = (name: Name) => Promise<ScreenComponent>;

/** In milliseconds. A dead connection reports no error: after this time the document is loaded over another one. */
const PATIENCE = 10_000;

/**
 * The screens of this visit, by path. A screen is loaded once, its component's chunk, its data
 * and the styles side by side, and then stays: going back costs nothing.
 */
export class Screens<Name extends string = string> {
  readonly #build: string;
  readonly #loadScreen: LoadScreen<Name>;
  readonly #ahead: Record<string, Name>;
  readonly #known = new Map<string, Screen | Promise<Screen>>();

  /** `ahead`: screens with a chunk of their own, which need not wait until the data name them. */
  constructor(build: string, loadScreen: LoadScreen<Name>, ahead: Record<string, Name> = {}) {
    this.#build = build;
    this.#loadScreen = loadScreen;
    this.#ahead = ahead;
  }

  set(pathname: string, screen: Screen) {
    this.#known.set(pathname, screen);
  }

  /** One that is loaded: nothing else is ever shown. */
  get(pathname: string): Screen {
    const known = this.#known.get(pathname);
    if (!known || known instanceof Promise) throw new Error(`${pathname} is not loaded`);
    return known;
  }

  async load(pathname: string): Promise<Screen> {
    const known = this.#known.get(pathname);
    if (known) return known;
    const loading = this.#fetch(pathname).catch((error: Error) => {
      throw error.name === 'TimeoutError' ? new UnknownScreen(pathname) : error;
    });
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
    const ahead = this.#ahead[pathname];
    const beside = Promise.all([loadSiteStyles(), ahead && this.#loadScreen(ahead)]);
    // If styles or chunk are missing, the answer below tells why; until then their failure must not count as unhandled.
    beside.catch(() => {});
    const response = await fetch(dataPath(this.#build, pathname), {
      // A redirect to another host, if followed, would fail like a dead connection.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    // No data: an unknown slug, a newer build on the server, or somebody in between who wants a sign-in.
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      throw new UnknownScreen(pathname);
    if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
    const { screen, data } = (await response.json()) as ScreenContent<Name>;
    try {
      await beside;
      return { Component: await this.#loadScreen(screen), data };
    } catch {
      // A browser does not ask twice for a module that did not come.
      throw new UnknownScreen(pathname);
    }
  }
}

/** The application cannot show this path: the browser has to load its document. */
export class UnknownScreen extends Error {}

/** What the document says of its own screen; the markup is read from where it stands. */
export function contentOfDocument<Name extends string>(): ScreenContent<Name> {
  const block = document.getElementById('seite');
  if (!block?.textContent) throw new Error(`no page data for ${window.location.pathname}`);
  const screen = block.dataset.screen as Name;
  return { screen, data: restoreMarkup(JSON.parse(block.textContent) as unknown, document) };
}

/** Paper, and colours that the visitor has chosen for every site. */
export const RARE_MEDIA = 'print,(forced-colors:active)';

let loading: Promise<void> | undefined;

/**
 * A document carries the styles of its own page only. Before another one is shown, the whole site's
 * stylesheet joins them, once: it repeats what is there, in the order that holds for every page.
 */
export function loadSiteStyles(): Promise<void> {
  const { styles } = document.documentElement.dataset;
  if (!styles) return Promise.resolve();
  loading ??= inject(styles).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * What no first paint needs, and would yet wait for if the document named it: the styles for paper
 * and forced colours, and the whole site's, so that the first step finds them in the cache.
 */
export function fetchLaterStyles() {
  const { rare, styles } = document.documentElement.dataset;
  if (rare) addLink({ rel: 'stylesheet', href: rare, media: RARE_MEDIA });
  // No prefetch link: Safari knows none, and Firefox measures it by `default-src`, which allows nothing.
  // Whoever leaves before all of it is there has nothing to report.
  if (styles)
    fetch(styles, { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {});
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

function inject(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = addLink({ rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
  });
}
