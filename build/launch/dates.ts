import type { Problem } from '../../src/content/problem.ts';
import { turnedDate } from '../../src/day.ts';
import type { SourceLine } from './sources.ts';

type DatedLine = SourceLine & { field: string; day: string };

/** Days that somebody vouches for: `…checked`, `updated` and a source's `read` as JJJJ-MM-TT, `publishDate` as TT.MM.JJJJ. */
function datedLines(lines: SourceLine[]): DatedLine[] {
  return lines.flatMap((source) => {
    const [, field, value] =
      /^\s*(\w*checked|updated|publishDate|read): ['"]?([\d.-]{10})['"]?,?$/i.exec(source.text) ?? [];
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
