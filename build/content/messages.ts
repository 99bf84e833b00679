import { z } from 'zod';

const TYPES: Record<string, string> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'eine Gruppe von Feldern',
  string: 'Text',
  tuple: 'eine Liste mit fester Länge',
};

/** What the content author reads: short German sentences instead of zod's own. */
export function installGermanMessages() {
  z.config({
    customError(issue) {
      const size = sizeOf(issue.input);
      switch (issue.code) {
        case 'invalid_type':
          if (issue.input === undefined) return 'Dieses Feld fehlt.';
          return `Hier steht ${TYPES[issue.expected] ?? issue.expected}.`;
        case 'too_small':
          return `Mindestens ${issue.minimum} ${unitOf(issue.origin)}, es sind ${size}.`;
        case 'too_big':
          return `Höchstens ${issue.maximum} ${unitOf(issue.origin)}, es sind ${size}.`;
        case 'invalid_value':
          return `Erlaubt ist: ${issue.values.join(', ')}.`;
        case 'invalid_union':
          return 'Diese Angabe passt zu keiner der erlaubten Formen.';
        case 'invalid_format':
          if (issue.format === 'date') return 'Das Datum hat die Form JJJJ-MM-TT.';
          if (issue.format === 'url') return 'Das ist keine vollständige Adresse.';
          return undefined;
        case 'unrecognized_keys':
          return 'Dieses Feld gibt es nicht.';
        default:
          return undefined;
      }
    },
  });
}

const unitOf = (origin: string) => (origin === 'string' ? 'Zeichen' : origin === 'array' ? 'Einträge' : '');

function sizeOf(input: unknown): unknown {
  return typeof input === 'string' || Array.isArray(input) ? input.length : input;
}
