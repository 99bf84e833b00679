import { z } from 'zod';
import { suggestion } from '../../src/content/nearest.ts';

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
export function installGermanMessages() {
  z.config({
    // A program for each schema pays for itself after thousands of texts: a build reads some dozens.
    jitless: true,
    customError(issue) {
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined) return 'Dieses Feld fehlt. Ergänzen Sie es.';
          if (issue.input === null && !issue.path?.length)
            return 'Hier fehlen alle Felder. Ergänzen Sie sie, oder holen Sie die Datei mit git zurück.';
          if (issue.input === null) return 'Dieses Feld ist leer. Tragen Sie einen Wert ein.';
          return wrongType(issue.expected, issue.input);
        case 'too_small':
          if (issue.input === '' && issue.minimum === 1)
            return 'Dieses Feld ist leer. Tragen Sie einen Text ein.';
          return `Mindestens ${bound(issue.minimum, issue.origin)}, ${found(issue.input)}. ${adviceFor(issue.origin, 'Ergänzen Sie')}`;
        case 'too_big':
          return `Höchstens ${bound(issue.maximum, issue.origin)}, ${found(issue.input)}. ${adviceFor(issue.origin, 'Kürzen Sie')}`;
        case 'invalid_value': {
          const values = issue.values.map(String);
          if (issue.input === undefined) return `Dieses Feld fehlt. Erlaubt ist: ${values.join(', ')}.`;
          return `Erlaubt ist: ${values.join(', ')}.${suggestion(String(issue.input), values)}`;
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
  const advice =
    expected === 'string' && (found === 'number' || found === 'boolean')
      ? ' Setzen Sie den Wert, wie er dasteht, in Anführungszeichen.'
      : '';
  return `Hier gehört ${TYPES[expected] ?? expected} hin, nicht ${TYPES[found] ?? found}.${advice}`;
}

const isText = (origin: string) => origin === 'string';

function bound(limit: number | bigint, origin: string): string {
  if (isText(origin)) return `${limit} Zeichen`;
  if (origin !== 'array') return String(limit);
  return Number(limit) === 1 ? 'ein Eintrag' : `${limit} Einträge`;
}

function adviceFor(origin: string, verb: string): string {
  if (isText(origin)) return `${verb} den Text.`;
  return origin === 'array' ? `${verb} die Liste.` : 'Ändern Sie die Zahl.';
}

function found(input: unknown): string {
  const size = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return `${size === 1 ? 'es ist' : 'es sind'} ${size}`;
}
