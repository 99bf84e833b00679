import { parseAst } from 'rolldown/parseAst';
import type { Problem } from '../../src/content/declaration.ts';
import { siteSchema } from '../../src/content/site.ts';
import { problemsOf } from './schema-problems.ts';
import { fieldInLine, lineAt, NOT_UTF8 } from './source-text.ts';

export const SITE_FILE = 'content/site.ts';

/** Before anything imports the file: a slip of the pen, in German instead of the compiler's words. */
export function checkSiteSyntax(source: string): Problem[] {
  // The decoder puts U+FFFD where a byte is not valid UTF-8. The parser would accept it as a letter.
  const lost = source.indexOf('\uFFFD');
  if (lost !== -1)
    return [{ file: SITE_FILE, line: lineAt(source, lost), field: 'Datei', message: NOT_UTF8 }];
  try {
    parseAst(source, { lang: 'ts' });
    return [];
  } catch (error) {
    const { pos = 0 } = error as { pos?: number };
    // Where a comma is missing, the parser stops at the next word: the author looks at the line before.
    const line = lineAt(source, source.slice(0, pos).trimEnd().length);
    const field = fieldInLine(source.split('\n')[line - 1]);
    return [{ file: SITE_FILE, line, ...(field && { field }), message: UNREADABLE }];
  }
}

const UNREADABLE =
  'Bis hierher ist die Datei lesbar. Meist fehlt am Ende der Zeile ein Komma, ein Anführungszeichen oder eine Klammer, oder im Text steht ein Anführungszeichen zu viel.';

/** The owner's typed file under the same kind of schema as all other content; types alone let «TODO» pass. */
export function checkOwner(site: unknown, source: string): Problem[] {
  const { error } = siteSchema.safeParse(site);
  if (!error) return [];
  /** The line of the field's name; each is looked for in the group that it belongs to, which ends as far indented. */
  const lineOf = (path: readonly PropertyKey[]) => {
    let [start, end] = [0, source.length];
    for (const key of path) {
      const found = new RegExp(`^([ \\t]*)${String(key)}:`, 'm').exec(source.slice(start, end));
      if (!found) break;
      start += found.index;
      end = Math.max(start, source.indexOf(`\n${found[1]}}`, start));
    }
    return lineAt(source, start);
  };
  return problemsOf(SITE_FILE, error, lineOf);
}
