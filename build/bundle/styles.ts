import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { CACHE_IMMUTABLE, hashOf, type SiteFile } from '../output/site-files.ts';
import { bundled } from './bundled.ts';
import type { ModuleGraph } from './renderer.ts';
import { classesIn, withoutUnused, wordsInStrings } from './used-styles.ts';

/** Which modules print a page: its file in `src/pages/`, and the screen that lives on it. */
type PageModules = { module: string; screen: string };

/** The site's styles: cut to what a page needs, and whole for the pages that follow in the app. */
export type Styles = {
  /** Addresses, known before any page is rendered. */
  site: string;
  rare: string;
  /** To be called with every page as it was rendered, before they are bundled. */
  see: (page: PageModules, html: string) => void;
  bundle: () => Promise<{ inlineOf: (page: PageModules) => string; files: SiteFile[] }>;
};

const { version: viteVersion } = createRequire(import.meta.url)('vite/package.json') as { version: string };

/** On every page, whatever it shows. */
const SHELL = 'app.tsx';
/** For the step from one page to the next: no document needs it on arrival. */
const ON_THE_WAY = 'styles/arriving.css';
/** For paper and forced colours: a link of its own, which no first paint waits for. */
const RARE = ['styles/print.css', 'styles/print-leistung.css', 'styles/forced-colors.css'];

export function collectStyles(root: string, pages: PageModules[], modules: ModuleGraph): Styles {
  const src = (file: string) => `src/${file}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const joined = (files: string[]) => files.map(read).join('\n');
  const liveModulesOf = ({ screen }: PageModules) => [src(SHELL), src(`screens/${screen}-screen.tsx`)];
  const modulesOf = (page: PageModules) => [...liveModulesOf(page), page.module];

  // The order of the whole site holds for every part of it, so that no page cascades differently.
  const siteFiles = closure(pages.flatMap(modulesOf), modules).filter(isStyle);
  refuseUnreached(modules);
  const site = joined([...siteFiles, src(ON_THE_WAY)]);
  const rare = joined(RARE.map(src));
  // The hash is that of the source before it is minified, without comments: a new comment must not make every visitor
  // load the file again.
  const address = (name: string, css: string) =>
    `/assets/${name}.${hashOf(viteVersion + css.replace(/\/\*.*?\*\//gs, '')).slice(0, 8)}.css`;
  const paths = { site: address('site', site), rare: address('rare', rare) };

  const kinds = new Map<string, { page: PageModules; classes: Set<string> }>();

  function see(page: PageModules, html: string) {
    const kind = kinds.get(kindOf(page)) ?? { page, classes: new Set() };
    kinds.set(kindOf(page), kind);
    for (const name of classesIn(html)) kind.classes.add(name);
  }

  /** Without rules for classes that neither a page of this kind nor a module that runs on it in the browser names. */
  function stylesOf({ page, classes }: { page: PageModules; classes: Set<string> }): string {
    const needed = new Set(closure(modulesOf(page), modules));
    const code = closure(liveModulesOf(page), modules).filter((file) => /^src\/.*\.tsx?$/.test(file));
    const words = new Set(code.flatMap((file) => wordsInStrings(read(file))));
    const css = joined(siteFiles.filter((file) => needed.has(file)));
    return withoutUnused(css, (name) => classes.has(name) || words.has(name));
  }

  async function bundle() {
    const stylesheets = [...kinds].map(([name, kind]) => [name, stylesOf(kind)] as const);
    const css = await minify(root, new Map([['site', site], ['rare', rare], ...stylesheets]));
    const file = (name: 'site' | 'rare'): SiteFile => ({
      path: paths[name],
      content: Buffer.from(css.get(name)!),
      cacheControl: CACHE_IMMUTABLE,
    });
    return {
      inlineOf: (page: PageModules) => css.get(kindOf(page))!,
      files: [file('site'), file('rare')],
    };
  }

  return { ...paths, see, bundle };
}

/** Pages of one kind share a stylesheet. */
const kindOf = ({ module }: PageModules) => basename(module, '.tsx');

const isStyle = (file: string) => file.endsWith('.css');

/** These modules and all that they import, in the order of evaluation. */
function closure(entries: string[], modules: ModuleGraph): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of modules.get(id) ?? []) visit(imported);
    found.push(id);
  };
  entries.forEach(visit);
  return found;
}

/**
 * Throws if no page, screen or shell imports a stylesheet, for example one that only `src/pages/define/` imports:
 * no document would get its rules.
 */
function refuseUnreached(modules: ModuleGraph): void {
  const bringers = [...modules.keys()].filter((id) =>
    /^src\/(?:app|(?:pages|screens)\/[^/]+)\.tsx$/.test(id),
  );
  const reached = new Set(closure(bringers, modules));
  const lost = [...modules.keys()].find((id) => isStyle(id) && !reached.has(id));
  if (lost) throw new Error(`${lost} reaches no visitor: import it in src/${SHELL}, or in a page or screen`);
}

/** One bundle whose entries are the stylesheets: each a single module, so that nothing is shared out. */
async function minify(root: string, stylesheets: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const prefix = '/@styles/';
  const virtual: Plugin = {
    name: 'stylesheets',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load: (id) => (id.startsWith(prefix) ? stylesheets.get(id.slice(prefix.length, -'.css'.length))! : null),
  };
  const minified = await bundled(root, JSON.stringify([...stylesheets]), async (build) => {
    const { output } = (await build({
      root,
      logLevel: 'warn',
      plugins: [virtual],
      build: {
        write: false,
        cssCodeSplit: true,
        rolldownOptions: {
          input: Object.fromEntries([...stylesheets.keys()].map((name) => [name, `${prefix}${name}.css`])),
          output: { assetFileNames: '[name].css' },
        },
      },
    })) as Rolldown.RolldownOutput;
    return (
      output
        .filter((file) => file.type === 'asset')
        // Stylesheets of the same content share a file.
        .flatMap(({ names, source }) =>
          names.map((name) => [name.slice(0, -'.css'.length), brief(String(source))] as const),
        )
    );
  });
  return new Map(minified);
}

/**
 * What the minifier leaves and only weighs: `& ` before a nested selector, which is a descendant by itself; in values
 * with tokens spaces around commas and slashes, and a long name; a prefix that Safari has not needed since 12.1.
 */
const brief = (css: string) =>
  css
    .trim()
    .replace(/(?<=[{},;])& (?![+>~])/g, '')
    .replace(/("[^"]*")| ?([,/]) /g, (_, quoted: string | undefined, sign: string) => quoted ?? sign)
    .replace(/\btransparent\b/g, '#0000')
    .replace(/-webkit-text-decoration-color:[^;}]*;/g, '');
