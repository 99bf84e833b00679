import { parseAst } from 'rolldown/parseAst';
import type { Problem } from '../../src/content/declaration.ts';
import { siteSchema } from '../../src/content/site.ts';
import { problemsOf } from './schema-problems.ts';
import { fieldInLine, NOT_UTF8 } from './source-text.ts';

export const SITE_FILE = 'content/site.ts';

/** Before anything imports the file: a slip of the pen, in German instead of the compiler's words. */
export function checkSiteSyntax(source: string): Problem[] {
  // The decoder puts U+FFFD where a byte is not valid UTF-8. The parser would accept it as a letter.
  const lost = source.indexOf('\uFFFD');
  if (lost !== -1)
    return [{ file: SITE_FILE, line: lineAt(source, lost), field: 'Datei', message: NOT_UTF8 }];
  try {
    parse(source);
    return [];
  } catch (error) {
    const { pos = 0, message } = error as { pos?: number; message: string };
    const isOpen = message.includes('Unterminated string');
    // Where a comma is missing, the parser stops at the next word: the author looks at the line before.
    const before = source.slice(0, pos);
    const line = lineAt(source, (isOpen ? before : before.trimEnd()).length);
    const field = fieldInLine(source.split('\n')[line - 1]);
    return [{ file: SITE_FILE, line, ...(field && { field }), message: syntaxMessage(message) }];
  }
}

function syntaxMessage(message: string): string {
  if (message.includes('Unterminated string'))
    return 'Dieses Anführungszeichen wird nicht geschlossen. Setzen Sie eines an das Ende des Textes.';
  if (message.includes('EOF'))
    return 'Am Ende der Datei fehlt eine Klammer. Vergleichen Sie die letzten Zeilen: „};“.';
  return 'Bis hierher ist die Zeile lesbar. Meist fehlt am Ende ein Komma, oder im Text steht ein Anführungszeichen zu viel.';
}

/** The owner's typed file under the same kind of schema as all other content; types alone let «TODO» pass. */
export function checkOwner(site: unknown, source: string): Problem[] {
  const { error } = siteSchema.safeParse(site);
  if (!error) return [];
  const tree = parse(source);
  const lineOf = (path: readonly PropertyKey[]) => {
    let place: unknown = tree;
    let line = 1;
    for (const key of path) {
      const property = propertyIn(place, String(key));
      if (!property) break;
      place = property.value;
      line = lineAt(source, property.start);
    }
    return line;
  };
  return problemsOf(SITE_FILE, error, { schema: siteSchema, data: site, lineOf });
}

const parse = (source: string) => parseAst(source, { lang: 'ts' });

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

type Property = { start: number; value: unknown };

/** The nearest object's property of this name: that of the file's one object, or of a group in it. */
function propertyIn(node: unknown, name: string): Property | undefined {
  if (node === null || typeof node !== 'object') return undefined;
  const { type, properties } = node as {
    type?: string;
    properties?: (Property & { key?: { name?: string; value?: unknown } })[];
  };
  if (type === 'ObjectExpression')
    return properties?.find(({ key }) => key?.name === name || key?.value === name);
  if (type === 'ArrayExpression') return undefined;
  for (const child of Object.values(node)) {
    const found = propertyIn(child, name);
    if (found) return found;
  }
  return undefined;
}
