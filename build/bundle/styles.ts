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
const RARE = ['styles/print.css', 'styles/forced-colors.css'];
/** The end of every page, and what an open hero hides. */
const LAST = ['header-content', 'closing', 'footer'].map((name) => `src/shell/${name}.css`);
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

    /** What stands in a document; by the file in `src/pages/`, because the pages of one kind share it. */
    inline: new Map(pages.map((page) => [page.module, inlineStyles(page)])),
  };

  function inlineStyles(page: PageModules): string {
    const needed = new Set(closure(modulesOf(page), modules));
    const isInline = (file: string) => !(page.screen === HERO_SCREEN && belowHeroes.has(file));
    return minified(joined(siteFiles.filter((file) => needed.has(file) && isInline(file))));
  }
}

function stylesheet(name: string, source: string): SiteFile {
  const content = Buffer.from(minified(source));
  const path = `/assets/${name}.${hashOf(content).slice(0, 8)}.css`;
  return { path, content, cacheControl: CACHE_IMMUTABLE };
}

const minified = (css: string) =>
  String(
    transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets: BROWSERS }).code,
  ).trim();

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
