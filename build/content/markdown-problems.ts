import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Article } from '../../src/content/declaration.ts';
import { suggestion } from '../../src/nearest.ts';
import { isKnownLanguage, knownLanguages } from './highlight.ts';

/** What leads somewhere: this page, this site, another address. */
const TARGET = /^(?:[/#]|https?:\/\/|mailto:|tel:)/;
const COMMENT = /^<!--[^]*-->$/;
/** A link or a photo that the parser did not take for one: a space between its halves or in its address. */
const HALF_LINK =
  /\] ?\((?:\/|#|https?:|www\.)|\[[^\]()\n]*\((?:\/|https?:)|\](?:\/[a-z]|https?:)|!\[[^\]]*\]\([^)"]* [^)"]*\.\w/;
/**
 * What the parser left as it is: half of a bold text, a heading without its space, a bullet from an office program, a
 * table without the line under its head, and signs of Obsidian, of which «%%» should hide something.
 */
const STRAY =
  /\*\*|^#{2,4}(?=[^#\s])|^(?:[•▪‣·\uF0A7\uF0B7]\s|o\t)|^\|(?=.*\|\s*$)|\[\[|%%|^\[!(?=[\w-]+\])|(?<!=)==(?=[^\s=])/m;

/** What Markdown would drop or leave as it is without a word; `lineOf` counts in the file. */
export function findMarkdownProblems(tree: Root, lineOf: (node: Nodes) => number): Article['problems'] {
  const problems: Article['problems'] = [];
  let depth = 1;
  visit(tree, (node) => {
    const told = complaint(node) ?? stepComplaint(node, depth);
    if (node.type === 'heading') depth = node.depth;
    if (!told) return;
    const line = lineOf(node);
    const [field, message] = told;
    // Tags come in pairs: one sentence for a line is enough.
    if (field === 'HTML' && problems.some((other) => other.field === field && other.line === line)) return;
    problems.push({ line, field, message });
  });
  return problems;
}

function complaint(node: Nodes): [field: string, message: string] | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? ['Überschrift', TAKEN] : undefined;
    case 'footnoteDefinition':
      return ['Fußnote', footnote(node.identifier)];
    case 'html':
      return COMMENT.test(node.value) ? undefined : ['HTML', rawHtml(node.value)];
    case 'link':
    case 'definition':
      return TARGET.test(node.url) ? undefined : ['Verweis', relativeLink(node.url)];
    case 'text':
      return textComplaint(node.value);
    case 'code':
      return languageComplaint(node.lang);
    default:
      return undefined;
  }
}

/** Whoever hears a page walks it from heading to heading, level by level. */
function stepComplaint(node: Nodes, above: number): [string, string] | undefined {
  if (node.type !== 'heading' || node.depth <= above + 1) return undefined;
  return ['Überschrift', `Hier ist eine Stufe übersprungen. Schreiben Sie „${'#'.repeat(above + 1)}“.`];
}

const TAKEN = 'Die Überschrift mit „#“ ist die aus dem Kopf (h1). Schreiben Sie hier „##“.';

const footnote = (name: string) =>
  `Fußnoten gibt es nicht. Tragen Sie eine Quelle im Kopf unter „sources“ ein (id: ${name}), und lassen Sie im Text nur [^${name}] stehen; anderes gehört in den Satz.`;

function textComplaint(text: string): [string, string] | undefined {
  if (HALF_LINK.test(text)) return ['Verweis', HALF];
  const [sign] = STRAY.exec(text) ?? [];
  return sign === undefined ? undefined : ['Zeichen', stray(sign.trim())];
}

const stray = (sign: string) =>
  `„${sign}“ stünde so auf der Seite. Es fehlt ein Leerzeichen oder das Gegenstück, oder nur andere Programme kennen es. Wie es richtig ist, zeigt docs/schreiben.md.`;

const HALF =
  'Dieser Verweis ist nicht lesbar. Richtig ist [Text](/blog/): beide Klammern geschlossen, dazwischen und in der Adresse kein Leerzeichen, auch nicht im Namen eines Bildes.';

const rawHtml = (html: string) =>
  `${html.split('\n', 1)[0]} käme nicht auf die Seite: In den Texten gibt es kein HTML. ` +
  'Nehmen Sie Markdown, und setzen Sie Code zwischen „`“.';

const relativeLink = (url: string) =>
  `Der Verweis „${url}“ führt ins Leere. Auf dieser Website beginnt und endet er mit „/“, zum Beispiel /lexikon/api/, auf eine andere zeigt er mit „https://“.`;

function languageComplaint(language: string | null | undefined): [string, string] | undefined {
  if (language && isKnownLanguage(language)) return undefined;
  const meant = language && suggestion(language, knownLanguages());
  const advice = meant || ' Nehmen Sie ```text für einfachen Text.';
  return ['Code', `Die Sprache hinter „\`\`\`“ fehlt oder ist nicht bekannt.${advice}`];
}
