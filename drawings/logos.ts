/** The marks of projects: drawn ones, or the title of a project beside an empty sheet. */
import { picture, pictureNames } from './picture-files.ts';

export const logoNames = pictureNames('logos');

/** Width of the word beside the mark, and of an average letter for its size: in the fallback font, too. */
const WORD_WIDTH = 204;
const LETTER = 0.58;
const LARGEST = 38;

export function logo(name: string | undefined, title: string): string {
  if (name) return picture(`logos/${name}`);
  const [zeile1, zeile2] = inTwoLines(title);
  const schriftgrad = Math.min(LARGEST, Math.floor(WORD_WIDTH / (longestOf([zeile1, zeile2]) * LETTER)));
  return picture('ohne-logo', { name: title, zeile1, zeile2, schriftgrad });
}

/** At the space that leaves both lines as short as possible. */
function inTwoLines(name: string): readonly [string, string] {
  const words = name.split(' ');
  const breaks = words.map(
    (_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const,
  );
  return breaks.toSorted((a, b) => longestOf(a) - longestOf(b))[0]!;
}

const longestOf = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
