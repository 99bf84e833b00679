import { HtmlValidate, type HtmlElement, Parser } from 'html-validate';
import { site } from '../content-of-site.ts';
import { builtFile, manifest } from '../site-map.ts';

/** A value of a structured-data graph, read back from a page. */
export type GraphNode = { '@type': string; '@id'?: string; [property: string]: unknown };

export type BuiltPage = {
  path: string;
  html: string;
  tree: HtmlElement;
  graph: GraphNode[];
};

const config = await new HtmlValidate({ root: true }).getConfigFor('page.html');

/**
 * Without the text of scripts and stylesheets: no visitor reads it, a graph would be compared with itself, and a
 * parser takes half of its time for it.
 */
export const markupOf = (html: string) => html.replace(/(<(script|style)[^>]*>).*?(?=<\/\2>)/gs, '$1');

/** html-validate brings a parser along: a tree that can be asked by selector. */
function parse(html: string): HtmlElement {
  return new Parser(config).parseHtml({ data: html, filename: 'page.html', line: 1, column: 1, offset: 0 });
}

function builtPage(path: string, file: string): BuiltPage {
  const html = builtFile(file);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const graph = blocks.flatMap(([, json]) => (JSON.parse(json!) as { '@graph': GraphNode[] })['@graph']);
  return { path, html, tree: parse(markupOf(html)), graph };
}

export const builtPages = manifest.files
  .filter(({ kind }) => kind === 'page')
  .map(({ path, file }) => builtPage(path, file));

export function pageAt(path: string): BuiltPage {
  const page = builtPages.find((built) => built.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}

export const absolute = (path: string) => site.origin + path.slice(1);

export const unknownEntry = builtPage('/lexikon/unbekannt/', manifest.notFound[0]!.file.file);

export const texts = ({ tree }: BuiltPage, selector: string) =>
  tree.querySelectorAll(selector).map((node) => readable(node.textContent));

export const values = ({ tree }: BuiltPage, selector: string, attribute: string) =>
  tree.querySelectorAll(selector).flatMap((node) => readable(node.getAttributeValue(attribute) ?? ''));

/** The content of the one `<meta>` with this name or property. */
export function meta(page: BuiltPage, name: string): string | undefined {
  const key = /^(og|article):/.test(name) ? 'property' : 'name';
  const found = values(page, `meta[${key}="${name}"]`, 'content');
  if (found.length > 1) throw new Error(`${page.path} has ${name} ${found.length} times`);
  return found[0];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u{a0}' };

function readable(markup: string): string {
  return markup
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    })
    .trim();
}
