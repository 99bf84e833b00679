import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { CACHE_IMMUTABLE, hashOf, type SiteFile } from '../output/site-files.ts';
import type { ModuleGraph } from './renderer.ts';

/** Which modules print a page: its file in `src/pages/`, and the screen that lives on it. */
type PageModules = { module: string; screen: string };

/** On every page, whatever it shows. */
const SHELL = 'app.tsx';
/** For the step from one page to the next: no document needs it on arrival. */
const ON_THE_WAY = 'styles/arriving.css';
/** For paper and forced colours: a link of its own, which no first paint waits for. */
const RARE = ['styles/print.css', 'styles/print-leistung.css', 'styles/forced-colors.css'];
/** The end of every page. */
const LAST = ['shell/closing.css', 'shell/footer.css'].map((file) => `src/${file}`);
/** Opens with a hero as high as the screen: what the page's own module prints stands below it. */
const HERO_SCREEN = 'hero';
/** With nesting and light-dark(): the styles are written for them and stay small. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
const BROWSERS = { chrome: version(123), firefox: version(128), safari: version(17, 5) };

/** The site's styles: whole for the pages that follow in the app, and cut to what the pages of each kind need. */
export function siteStyles(root: string, pages: PageModules[], modules: ModuleGraph) {
  const src = (file: string) => `src/${file}`;
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const joined = (files: string[]) => files.map(read).join('\n');
  const liveModulesOf = ({ screen }: PageModules) => [src(SHELL), src(`screens/${screen}-screen.tsx`)];
  const modulesOf = (page: PageModules) => [...liveModulesOf(page), page.module];

  const heroPages = pages.filter(({ screen }) => screen === HERO_SCREEN);
  const ofHeroes = new Set(closure(heroPages.flatMap(liveModulesOf), modules));
  const belowHeroes = new Set([
    ...closure(
      heroPages.map(({ module }) => module),
      modules,
    ).filter((file) => isStyle(file) && !ofHeroes.has(file)),
    ...LAST,
  ]);

  // The order of the whole site holds for every part of it, so that no page cascades differently: what stands below
  // a hero comes last, as it does on the pages that have one.
  const allFiles = closure(pages.flatMap(modulesOf), modules).filter(isStyle);
  const later = allFiles.filter((file) => belowHeroes.has(file));
  const siteFiles = [...allFiles.filter((file) => !belowHeroes.has(file)), ...later];

  return {
    site: stylesheet('site', joined([...siteFiles, src(ON_THE_WAY)])),
    rare: stylesheet('rare', joined(RARE.map(src))),
    /** For what stands below a hero: linked behind it, where it holds up nothing that the first screen shows. */
    below: stylesheet('below', joined(later)),

    /**
     * By the file in `src/pages/` what stands in its documents: no rules for classes that neither these documents
     * nor a module that runs on them in the browser names.
     */
    inlineStyles(documents: (PageModules & { html: string })[]): Map<string, string> {
      const kinds = Map.groupBy(documents, ({ module }) => module);
      return new Map([...kinds].map(([module, same]) => [module, stylesOf(same)]));
    },
  };

  function stylesOf(documents: (PageModules & { html: string })[]): string {
    const [page] = documents;
    const needed = new Set(closure(modulesOf(page!), modules));
    const code = closure(liveModulesOf(page!), modules).filter((file) => /^src\/.*\.tsx?$/.test(file));
    const names = new Set([
      ...documents.flatMap(({ html }) => classesOf(html)),
      ...code.flatMap((file) => wordsInStrings(read(file))),
    ]);
    const isInline = (file: string) => !(page!.screen === HERO_SCREEN && belowHeroes.has(file));
    const css = joined(siteFiles.filter((file) => needed.has(file) && isInline(file)));
    return minified(css, { unusedSymbols: classesIn(css).filter((name) => !names.has(name)) });
  }
}

function stylesheet(name: string, source: string): SiteFile {
  const content = Buffer.from(minified(source));
  const path = `/assets/${name}.${hashOf(content).slice(0, 8)}.css`;
  return { path, content, cacheControl: CACHE_IMMUTABLE };
}

const minified = (css: string, { unusedSymbols = [] }: { unusedSymbols?: string[] } = {}) => {
  const code = Buffer.from(css);
  const result = transform({ filename: 'styles.css', code, minify: true, targets: BROWSERS, unusedSymbols });
  return brief(String(result.code));
};

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

const classesIn = (css: string) => [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!);

const classesOf = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));

/**
 * Every word in the strings of a module that could become the name of a class. A word behind a dot (`.copy`) is a
 * selector, which finds elements but adds no class.
 */
export const wordsInStrings = (code: string): string[] =>
  [...withoutComments(code).matchAll(/(['"`])(.*?)\1/gs)].flatMap(
    ([, , text]) => text!.match(/(?<![.\w-])[a-z][\w-]*/gi) ?? [],
  );

/** An apostrophe in a comment is no quote. */
const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
