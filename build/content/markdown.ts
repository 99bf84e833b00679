import type { Element, Properties, Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Article, CodeBlock, Heading } from '../../src/content/article.ts';
import { bindBreaks } from '../../src/content/line-breaks.ts';
import { unbroken } from '../../src/ui/text-link.ts';
import { kept, recipeOf } from '../../cache/kept.ts';
import { element } from './hast-element.ts';
import { highlight } from './highlight.ts';
import { headingId } from './heading-id.ts';
import { type FindPhoto, placePhotos } from './markdown-pictures.ts';
import { findMarkdownProblems } from './markdown-problems.ts';
import { linkReferences } from './references.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified()
  .use(remarkRehype, { handlers: { code: codeBlock } })
  .use(rehypeStringify, {
    // Our own highlighter's output is the only raw HTML; Markdown's own is dropped by remark-rehype.
    allowDangerousHtml: true,
  });

/** For texts that have no photos beside them. */
const noPhotos: FindPhoto = () => ({ complaint: 'Bilder kann dieser Text nicht zeigen.' });

const recipe = recipeOf('build/content/markdown.ts');

/**
 * Turns Markdown into finished HTML. `firstLine` is where the body starts in its file. Nothing is done
 * before somebody asks for it, and nothing that an earlier build has done: who looks at one page while
 * writing does not wait for all the others.
 */
export function renderMarkdown(markdown: string, firstLine = 1, findPhoto = noPhotos): Article {
  const parsed = amongLatest(() => readMarkdown(markdown, firstLine, findPhoto));
  // What a photo looks like stands in another file.
  const keptUnlessPhotos = (part: string, make: () => string) =>
    markdown.includes('![') ? make() : kept(recipe + part, `${firstLine}\n${markdown}`, make);
  const html = amongLatest(() => keptUnlessPhotos('html', () => printMarkdown(parsed().tree)));
  const read = once(() => {
    const facts = keptUnlessPhotos('facts', () => JSON.stringify({ ...parsed(), tree: undefined }));
    return JSON.parse(facts) as Omit<ReturnType<typeof readMarkdown>, 'tree'>;
  });
  return {
    get html() {
      return html();
    },
    get headings() {
      return read().headings;
    },
    get links() {
      return read().links;
    },
    get references() {
      return read().references;
    },
    get codeBlocks() {
      return read().codeBlocks;
    },
    get photos() {
      return read().photos;
    },
    get words() {
      return read().words;
    },
    get problems() {
      return read().problems;
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** More than a usual glossary has; of one with thousands of texts not all can be held at once. */
const HELD = 200;
const latest = new Map<() => unknown, unknown>();

/** Made again only if many others were made since. */
function amongLatest<Value>(make: () => Value): () => Value {
  return () => {
    if (!latest.has(make)) latest.set(make, make());
    const made = latest.get(make) as Value;
    const [oldest] = latest.keys();
    if (latest.size > HELD) latest.delete(oldest!);
    return made;
  };
}

function readMarkdown(markdown: string, firstLine: number, findPhoto: FindPhoto) {
  const tree = parser.parse(markdown);
  const line = (node: { position?: { start: { line: number } } | undefined }) =>
    (node.position?.start.line ?? 1) + firstLine - 1;

  const headings: Heading[] = [];
  const links: Article['links'] = [];
  const codeBlocks: CodeBlock[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      const text = textOf(node);
      const id = headingId(
        text,
        headings.map((heading) => heading.id),
      );
      headings.push({ id, text, level: node.depth });
      node.data = { hProperties: { id } };
    }
    if (node.type === 'link' || node.type === 'definition') links.push({ href: node.url, line: line(node) });
    if (node.type === 'code')
      codeBlocks.push({ language: node.lang ?? 'text', code: node.value, line: line(node) });
  });

  const problems = findMarkdownProblems(tree, markdown, line);
  // Counted before the numbers of the references join the words.
  const words = countWords(tree);
  const references = linkReferences(tree).map(({ id, line }) => ({ id, line: line + firstLine - 1 }));
  const photos = placePhotos(tree, findPhoto, (at, message) =>
    problems.push({ line: at + firstLine - 1, field: 'Bild', message }),
  );
  return { tree, headings, links, references, codeBlocks, photos, words, problems };
}

function printMarkdown(tree: MdastRoot): string {
  visit(tree, 'text', (node, _index, parent) => {
    const isNumberToDial = parent?.type === 'link' && parent.url.startsWith('tel:');
    node.value = isNumberToDial ? unbroken(node.value) : bindBreaks(node.value);
  });
  const hast = toHtml.runSync(tree) as HastRoot;
  nameRows(hast);
  wrapTables(hast);
  markExternalLinks(hast);
  return toHtml.stringify(hast);
}

function codeBlock(_state: unknown, node: { lang?: string | null; value: string }): Element {
  const language = node.lang ?? 'text';
  const code = { type: 'raw', value: highlight(node.value, language) } as never;
  // Focusable, because a narrow screen scrolls it sideways.
  const pre = element('pre', { tabIndex: 0, dataLanguage: language }, [element('code', {}, [code])]);
  const copying: Properties = { type: 'button', className: ['copy'], dataCopy: 'code', ariaLive: 'polite' };
  const button = element('button', copying, [{ type: 'text', value: 'Kopieren' }]);
  return element('div', { className: ['code'] }, [pre, button]);
}

/** An empty corner heads nothing, and would be read aloud as a heading: what stands below it are names of rows. */
function nameRows(tree: HastRoot) {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'table') return;
    const [head = [], ...body] = rowsOf(node);
    const [corner, ...columns] = head;
    if (!corner || corner.children.length > 0) return;
    corner.tagName = 'td';
    for (const cell of columns) cell.properties.scope = 'col';
    for (const [name] of body) {
      if (!name) continue;
      name.tagName = 'th';
      name.properties.scope = 'row';
    }
  });
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName === 'tr') rows.push(children.filter((cell) => cell.type === 'element'));
  });
  return rows;
}

/** Wide tables scroll inside themselves; where the rows of one are stacked, its cells say what they are. */
function wrapTables(tree: HastRoot) {
  let chapter = '';
  visit(tree, 'element', (node, index, parent) => {
    if (/^h\d$/.test(node.tagName)) chapter = textOf(node);
    if (node.tagName !== 'table' || !parent || index === undefined) return;
    const rows = rowsOf(node);
    // Two columns fit on a phone side by side.
    const isWide = (rows[0]?.length ?? 0) > 2;
    if (isWide) labelCells(rows);
    const scrolled = { tabIndex: 0, role: 'group', ariaLabel: chapter ? `Tabelle: ${chapter}` : 'Tabelle' };
    parent.children[index] = element('div', { className: ['table'], ...(isWide && scrolled) }, [node]);
    return SKIP;
  });
}

function labelCells([head = [], ...body]: Element[][]) {
  for (const row of body) {
    row.forEach((cell, column) => {
      const label = textOf(head[column]);
      if (column > 0 && label) cell.properties.dataLabel = label;
    });
  }
}

function markExternalLinks(tree: HastRoot) {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && /^https?:/.test(String(node.properties.href))) {
      node.properties.target = '_blank';
      node.properties.rel = ['noopener'];
    }
  });
}

function countWords(tree: MdastRoot): number {
  let words = 0;
  visit(tree, 'text', ({ value }) => {
    words += value.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  });
  return words;
}
