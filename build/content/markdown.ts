import type { Element, Properties, Root as HastRoot } from 'hast';
import type { Link, Root as MdastRoot, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { cachedText, hashOfSources } from '../../cache/build-cache.ts';
import type { Article, Heading } from '../../src/content/declaration.ts';
import { bindBreaks } from '../../src/content/parts.ts';
import { mentionOf, placeOfSource } from '../../src/paths.ts';
import { unbroken } from '../../src/ui/text-link.ts';
import { highlight } from './highlight.ts';
import { headingId } from './heading-id.ts';
import { element, type FindPhoto, placePhotos } from './markdown-pictures.ts';
import { findMarkdownProblems } from './markdown-problems.ts';

const parser = unified().use(remarkParse).use(remarkGfm);
const toHtml = unified()
  .use(remarkRehype, { handlers: { code: codeBlock } })
  .use(rehypeStringify, {
    // Our own highlighter's output is the only raw HTML; Markdown's own is dropped by remark-rehype.
    allowDangerousHtml: true,
  });

/** For texts that have no photos beside them. */
const noPhotos: FindPhoto = () => ({ complaint: 'Bilder kann dieser Text nicht zeigen.' });

/** Whatever of our own code it runs. */
const sourcesHash = hashOfSources(
  'build/content/*.ts',
  'src/*.ts',
  'src/{content,ui}/*.ts',
  'drawings/escape-xml.ts',
);

/** Turns Markdown into finished HTML. `firstLine` is where the body starts in its file. */
export function renderMarkdown(markdown: string, firstLine = 1, findPhoto = noPhotos): Article {
  // A photo may change while the text that shows it does not.
  if (markdown.includes('![')) return render(markdown, firstLine, findPhoto);
  const made = cachedText(sourcesHash, `${firstLine} ${markdown}`, () =>
    JSON.stringify(render(markdown, firstLine, findPhoto)),
  );
  return JSON.parse(made) as Article;
}

function render(markdown: string, firstLine: number, findPhoto: FindPhoto): Article {
  const tree = parser.parse(markdown);
  const line = (node: { position?: { start: { line: number } } | undefined }) =>
    (node.position?.start.line ?? 1) + firstLine - 1;

  const headings: Heading[] = [];
  const links: Article['links'] = [];
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
  });

  const problems = findMarkdownProblems(tree, line);
  // Counted before the numbers of the references join the words.
  const words = countWords(tree);
  const references = linkReferences(tree).map(({ id, line }) => ({ id, line: line + firstLine - 1 }));
  const photos = placePhotos(tree, findPhoto, (at, message) =>
    problems.push({ line: at + firstLine - 1, field: 'Bild', message }),
  );
  return { html: printMarkdown(tree), headings, links, references, photos, words, problems };
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
    const scrolled = { role: 'group', ariaLabel: chapter ? `Tabelle: ${chapter}` : 'Tabelle' };
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

/**
 * Turns `[^id]` into a numbered link to the source, and tells which are named where. The parser leaves
 * such a reference as text, since its definition stands in the file's head and not in the body.
 */
function linkReferences(tree: MdastRoot): Article['references'] {
  const references: Article['references'] = [];
  const numbers = new Map<string, number>();
  visit(tree, 'text', (node, index, parent) => {
    const pieces = node.value.split(/\[\^([^\]\s]+)\]/);
    if (pieces.length === 1 || !parent || index === undefined) return;
    let line = node.position?.start.line ?? 1;
    const nodes = pieces.flatMap((piece, place): (Text | Link)[] => {
      if (place % 2 === 0) {
        line += piece.split('\n').length - 1;
        return piece ? [{ type: 'text', value: piece }] : [];
      }
      const isFirst = !numbers.has(piece);
      if (isFirst) numbers.set(piece, numbers.size + 1);
      references.push({ id: piece, line });
      return [referenceTo(numbers.get(piece)!, isFirst)];
    });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return references;
}

/** In brackets: whoever copies the text or reads it without styles would take «2022» and a raised 1 for 20221. */
const referenceTo = (number: number, isFirst: boolean): Link => ({
  type: 'link',
  url: `#${placeOfSource(number)}`,
  data: {
    hProperties: {
      // Where the way back from the source leads.
      ...(isFirst && { id: mentionOf(number) }),
      className: ['reference'],
      ariaLabel: `Beleg ${number}`,
    },
  },
  children: [{ type: 'text', value: `[${number}]` }],
});

function countWords(tree: MdastRoot): number {
  let words = 0;
  visit(tree, 'text', ({ value }) => {
    words += value.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
  });
  return words;
}
