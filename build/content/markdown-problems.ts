import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Article } from '../../src/content/declaration.ts';
import { suggestion } from '../../src/nearest.ts';
import { isKnownLanguage, knownLanguages } from './highlight.ts';

/** What leads somewhere: this page, this site, another address. */
const TARGET = /^(?:[/#]|https?:\/\/|mailto:|tel:)/;
const COMMENT = /^<!--[^]*-->$/;
/** A link that the parser did not take for one: a space between its halves or in its address. */
const HALF_LINK = /\] ?\((?:\/|#|https?:|www\.)|\[[^\]()\n]*\((?:\/|https?:)|\](?:\/[a-z]|https?:)/;
const SPACED_PHOTO = /!\[[^\]]*\]\(([^)"]* [^)"]*\.\w+)(?: "[^"]*")?\)/;
const NO_SPACE_BEHIND = /^#{2,4}[^#\s]/m;
/** As office programs put it on the clipboard, Word also in letters of its symbol fonts. */
const PASTED_BULLET = /^(?:[•▪‣·\uF0A7\uF0B7]\s|o\t)/m;
/** Obsidian's own signs; what it hides between «%%» everybody would read. */
const OBSIDIAN: [RegExp, string][] = [
  [
    /\[\[/,
    'Verweise mit „[[“ kennt nur Obsidian. Schreiben Sie [Text](/lexikon/api/), und ein Bild als ![was es zeigt](foto.jpg).',
  ],
  [/%%/, 'Was zwischen „%%“ steht, verbirgt nur Obsidian: Hier käme es auf die Seite. Löschen Sie es.'],
  [/^\[![\w-]+\]/, 'Kästen mit „[!“ kennt nur Obsidian. Löschen Sie diese Klammer.'],
  [
    /(?<!=)==[^\s=][^=]*==(?!=)/,
    'Farbig markiert mit „==“ nur Obsidian. Nehmen Sie **, wenn es fett sein soll.',
  ],
];
/** Its second line makes a table: without one, or with other columns, the strokes stay. */
const STROKES = /^\|.*\|\s*$/m;

/** What Markdown would drop or leave as it is without a word; `lineOf` counts in the file. */
export function findMarkdownProblems(
  tree: Root,
  markdown: string,
  lineOf: (node: Nodes) => number,
): Article['problems'] {
  const problems: Article['problems'] = [];
  let depth = 1;
  visit(tree, (node) => {
    const told =
      complaint(node) ?? (isOpenCode(node, markdown) ? ['Code', OPEN] : stepComplaint(node, depth));
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
      return headingComplaint(node);
    case 'footnoteDefinition':
      return ['Fußnote', footnote(node.identifier)];
    case 'html':
      return COMMENT.test(node.value) ? undefined : ['HTML', rawHtml(node.value)];
    case 'link':
    case 'definition':
      if (node.url.includes('\u00AD')) return ['Verweis', HYPHENATED];
      return TARGET.test(node.url) ? undefined : ['Verweis', relativeLink(node.url)];
    case 'text':
      return textComplaint(node.value);
    case 'code':
      return languageComplaint(node.lang);
    default:
      return undefined;
  }
}

function headingComplaint({ depth, position }: Heading): [string, string] | undefined {
  if (position && position.end.line > position.start.line) return ['Überschrift', UNDERLINED];
  return depth === 1 ? ['Überschrift', TAKEN] : undefined;
}

/** Whoever hears a page walks it from heading to heading, level by level. */
function stepComplaint(node: Nodes, above: number): [string, string] | undefined {
  if (node.type !== 'heading' || node.depth <= above + 1) return undefined;
  return ['Überschrift', `Hier ist eine Stufe übersprungen. Schreiben Sie „${'#'.repeat(above + 1)}“.`];
}

const UNDERLINED =
  'Striche unter einer Zeile machen sie zur Überschrift. Setzen Sie eine leere Zeile dazwischen, oder schreiben Sie „## “ davor.';
const TAKEN = 'Die Überschrift mit „#“ ist die aus dem Kopf (h1). Schreiben Sie hier „##“.';

const footnote = (name: string) =>
  `Fußnoten gibt es nicht. Tragen Sie eine Quelle im Kopf unter „sources“ ein (id: ${name}), und lassen Sie im Text nur [^${name}] stehen; anderes gehört in den Satz.`;

function textComplaint(text: string): [string, string] | undefined {
  const [, photo] = SPACED_PHOTO.exec(text) ?? [];
  if (photo) return ['Bild', spaced(photo)];
  if (HALF_LINK.test(text)) return ['Verweis', HALF];
  if (text.includes('**')) return ['Fett', BOLD];
  if (NO_SPACE_BEHIND.test(text))
    return ['Überschrift', 'Hinter „##“ fehlt ein Leerzeichen. Richtig ist: ## Überschrift'];
  if (PASTED_BULLET.test(text))
    return [
      'Liste',
      'Ein Punkt einer Liste beginnt mit „- “. Ersetzen Sie damit das Zeichen am Anfang der Zeile.',
    ];
  if (STROKES.test(text))
    return [
      'Tabelle',
      'Unter ihrem Kopf fehlt eine Zeile mit drei Strichen (---) für jede Spalte, oder sie hat nicht so viele Spalten wie der Kopf.',
    ];
  const [, foreign] = OBSIDIAN.find(([sign]) => sign.test(text)) ?? [];
  return foreign ? ['Obsidian', foreign] : undefined;
}

const HYPHENATED =
  'In dieser Adresse steht ein unsichtbares Trennzeichen, und sie führt ins Leere. Tippen Sie die Adresse neu.';

const spaced = (photo: string) =>
  `Im Namen des Bildes steht ein Leerzeichen. Benennen Sie die Datei um, und schreiben Sie ${photo.replaceAll(' ', '-')}.`;

const BOLD =
  'Ein „**“ steht allein, und beide Sternchen kämen auf die Seite. Fetter Text beginnt und endet damit, ohne Leerzeichen innen: **Text**';

const HALF =
  'Dieser Verweis ist nicht lesbar. Richtig ist [Text](/blog/): beide Klammern geschlossen, dazwischen und in der Adresse kein Leerzeichen.';

const rawHtml = (html: string) =>
  `${html.split('\n', 1)[0]} käme nicht auf die Seite: In den Texten gibt es kein HTML. ` +
  'Nehmen Sie Markdown, und setzen Sie Code zwischen „`“.';

function relativeLink(url: string): string {
  if (!url) return 'Dieser Verweis nennt kein Ziel. Tragen Sie es zwischen den runden Klammern ein.';
  if (/^www\.|^[\w-]+\.(?:de|com|org|net|eu|io)\b/.test(url))
    return `Der Verweis ${url} führt ins Leere. Auf eine andere Website zeigt er vollständig: https://${url}`;
  return `Der Verweis ${url} führt ins Leere. Auf dieser Website beginnt und endet er mit „/“, zum Beispiel /lexikon/api/.`;
}

const OPEN =
  'Dieser Code endet nicht, und alles Weitere gehört dazu. Setzen Sie unter seine letzte Zeile eine mit „```“.';

function isOpenCode({ type, position }: Nodes, markdown: string): boolean {
  if (type !== 'code') return false;
  const lines = markdown.slice(position!.start.offset, position!.end.offset).split('\n');
  const [fence] = /^(?:```+|~~~+)/.exec(lines[0]!) ?? [];
  return fence !== undefined && (lines.length === 1 || !lines.at(-1)!.trim().startsWith(fence));
}

function languageComplaint(language: string | null | undefined): [string, string] | undefined {
  if (!language)
    return [
      'Code',
      'Hinter „```“ fehlt die Sprache. Schreiben Sie zum Beispiel ```js, oder ```text für einfachen Text.',
    ];
  if (isKnownLanguage(language)) return undefined;
  const meant = suggestion(language, knownLanguages());
  return [
    'Code',
    `Die Sprache „${language}“ ist nicht bekannt.${meant || ' Nehmen Sie ```text für einfachen Text.'}`,
  ];
}
