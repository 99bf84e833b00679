import { z } from 'zod';
import type { LineOf, Problem } from '../../src/content/declaration.ts';
import { suggestion } from '../../src/nearest.ts';

installGermanMessages();

type Told = { path: PropertyKey[]; message: string };

/** What a schema has to say of a file, each with the line that it is about. */
export function problemsOf(file: string, { issues }: z.ZodError, lineOf: LineOf): Problem[] {
  const told = issues.flatMap((issue) => tell(issue, []));
  // Of a field that is there under a wrong name nobody needs to hear that it is missing.
  const isMisspelt = ({ path, message }: Told) =>
    message === MISSING && told.some((other) => other.message.includes(`„${String(path.at(-1))}“`));
  const problems = told
    .filter((one) => !isMisspelt(one))
    .map(({ path, message }) => ({ file, line: lineOf(path), field: path.join('.'), message }));
  // A wrong type also breaks every bound: the first complaint of a field says it all.
  return [...Map.groupBy(problems, ({ field }) => field).values()].map(([first]) => first!);
}

function tell(issue: z.core.$ZodIssue, above: PropertyKey[]): Told[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(', ');
    return issue.keys.map((key) => {
      const advice = suggestion(key, known) || ` Bekannt sind hier: ${known.join(', ')}.`;
      return { path: [...path, key], message: `Dieses Feld gibt es nicht.${advice}` };
    });
  }
  // Of the forms that are allowed the one that fits best says what is wrong.
  const fits = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : [];
  if (fits && fits.length > 0) return fits.flatMap((inner) => tell(inner, path));
  return [{ path, message: issue.message }];
}

const MISSING = 'Dieses Feld fehlt. Ergänzen Sie es.';

const TYPES: Record<string, string> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'eine Gruppe von Feldern',
  record: 'eine Gruppe von Feldern',
  string: 'Text',
  tuple: 'eine Liste mit fester Länge',
};

/** What the content author reads: short German sentences, each with what to do, instead of zod's own. */
function installGermanMessages() {
  z.config({
    // A program for each schema pays for itself after thousands of texts: a build reads some dozens.
    jitless: true,
    customError(issue) {
      switch (issue.code) {
        // Only here the schema is still known: its fields, for the sentence about each that it does not know.
        case 'unrecognized_keys':
          return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(', ') : undefined;
        case 'invalid_type':
          if (issue.input === undefined) return MISSING;
          if (issue.input === null)
            return issue.path?.length
              ? 'Dieses Feld ist leer. Tragen Sie einen Wert ein.'
              : 'Hier fehlen alle Felder. Ergänzen Sie sie, oder holen Sie die Datei mit git zurück.';
          return wrongType(issue.expected, issue.input);
        case 'too_small':
          return `${issue.inclusive === false ? 'Mehr als' : 'Mindestens'} ${bound(issue.minimum, issue)}`;
        case 'too_big':
          return `Höchstens ${bound(issue.maximum, issue)}`;
        case 'invalid_value': {
          const values = issue.values.map(String);
          return `${suggestion(String(issue.input ?? ''), values).trim()} Erlaubt ist: ${values.join(', ')}.`.trim();
        }
        case 'invalid_union':
          return 'Diese Angabe passt zu keiner der erlaubten Formen. Vergleichen Sie sie mit einer anderen Datei.';
        case 'invalid_format':
          if (issue.format === 'date')
            return /^\d{4}-\d{2}-\d{2}$/.test(String(issue.input))
              ? 'Diesen Tag gibt es nicht.'
              : 'Das Datum hat die Form JJJJ-MM-TT, zum Beispiel 2026-03-31.';
          if (issue.format === 'url')
            return 'Das ist keine vollständige Adresse. Sie beginnt mit „https://“.';
          return undefined;
        default:
          return undefined;
      }
    },
  });
}

function wrongType(expected: string, input: unknown): string {
  const found = Array.isArray(input) ? 'array' : typeof input;
  if (expected !== 'string')
    return `Hier gehört ${TYPES[expected] ?? expected} hin, nicht ${TYPES[found] ?? found}.`;
  // A colon followed by a space makes a field of a text; a number and a day are none.
  return 'Das ist kein Text. Setzen Sie es, wie es dasteht, in Anführungszeichen: "Erstens: zweitens"';
}

const UNITS: Record<string, string> = { string: ' Zeichen', array: ' Einträge' };

function bound(limit: number | bigint, { origin, input }: { origin: string; input?: unknown }): string {
  const size = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return `${limit}${UNITS[origin] ?? ''}, hier: ${size}.`;
}
