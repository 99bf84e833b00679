import type { Problem } from '../../src/content/problem.ts';
import { turnedDate } from '../../src/day.ts';
import { isConfirmed, type SourceLine } from './sources.ts';

type DatedLine = SourceLine & { field: string; day: string };

const FIELD = /^\s*(\w*checked|updated|publishDate|read): ['"]?([\d.-]{10})['"]?,?$/i;
/** As the templates of `npm run neu` write a source: in one line. */
const READ_IN_BRACES = /^\s*- \{.*[{,] *(read): ['"]?([\d-]{10})['"]? *[,}]/;

/** Days that somebody vouches for: `…checked`, `updated` and a source's `read` as JJJJ-MM-TT, `publishDate` as TT.MM.JJJJ. */
function datedLines(lines: SourceLine[]): DatedLine[] {
  return lines.flatMap((source) => {
    const [, field, value] = FIELD.exec(source.text) ?? READ_IN_BRACES.exec(source.text) ?? [];
    if (!field || !value) return [];
    return [{ ...source, field, day: value.includes('.') ? turnedDate(value) : value }];
  });
}

/** `today` as JJJJ-MM-TT: such days compare as text. */
export function findFutureDates(lines: SourceLine[], today: string): Problem[] {
  return datedLines(lines)
    .filter(({ field, day }) => field !== 'publishDate' && day > today)
    .map(({ file, line, field, day }) => ({ file, line, field, message: `${day} liegt in der Zukunft.` }));
}

/** Planned on purpose, or a slip of the keyboard: only the author knows. */
export function findPlannedPosts(lines: SourceLine[], today: string): Problem[] {
  return datedLines(lines)
    .filter(({ field, day }) => field === 'publishDate' && day > today)
    .map(({ file, line, field, day }) => ({
      file,
      line,
      field,
      message: `Dieser Beitrag erscheint erst, wenn die Website am ${turnedDate(day)} oder später gebaut wird.`,
    }));
}

/** The year of the first publication is as right as that of the last change: a question, not a mistake. */
export function findOldCopyright(lines: SourceLine[], today: string): Problem[] {
  const thisYear = today.slice(0, 4);
  return lines.flatMap(({ file, line, text }): Problem[] => {
    const [, year] = /^\s*copyrightYear: (\d{4})/.exec(text) ?? [];
    if (!year || year >= thisYear || isConfirmed(text)) return [];
    const message = `In der Fußzeile steht ${year}. Tragen Sie ${thisYear} ein, oder schreiben Sie „// echt“ dahinter, wenn das Jahr der ersten Veröffentlichung gemeint ist.`;
    return [{ file, line, field: 'copyrightYear', message }];
  });
}

export function findOldChecks(lines: SourceLine[], today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return datedLines(lines)
    .filter(({ field, day }) => (field === 'read' || /checked$/i.test(field)) && day < yearAgo)
    .map(({ file, line, field }) => ({
      file,
      line,
      field,
      message:
        field === 'read'
          ? 'Diese Quelle wurde vor mehr als zwölf Monaten gelesen: Bitte sehen Sie noch einmal nach.'
          : 'Zuletzt vor mehr als einem Jahr geprüft: Bitte sehen Sie noch einmal nach.',
    }));
}
