/** Text set in lines: measured before it is drawn, so that it never leaves its box. */
import { capHeight, type Voice, widthOf } from './typefaces.ts';
import { down, firstThatFits } from './geometry.ts';

export type Type = { voice: Voice; size: number };
export type TextBlock = Type & { lines: string[]; width: number; height: number };

const LEADING = 1.22;

/** 13.6 px where the sheet is 816 px wide, as in an entry at 1280 px; below this a drawing is refused. */
export const SMALLEST = 20;

export function lineHeight({ size }: Type): number {
  return Math.round(size * LEADING);
}

/** Height from the top of the first line's capitals to the last baseline. */
export function blockOf(type: Type, lines: string[]): TextBlock {
  const width = Math.max(...lines.map((line) => widthOf(type.voice, type.size, line)));
  const height = capHeight(type.voice, type.size) + (lines.length - 1) * lineHeight(type);
  return { ...type, lines, width, height };
}

/** Words that may stand on a line of their own; a hyphen or slash stays with what it follows. */
function pieces(text: string): string[] {
  // A hyphen in code is a sign, not a seam, and an assignment stays together.
  const seams = looksLikeCode(text)
    ? /(?<=[^=] )(?=[^=])/u
    : /(?<= )|(?<=[\p{L}\d]-)(?=\p{L})|(?<=\p{L}\/)(?=\p{L})/u;
  const words = text.split(seams);
  const last = words.at(-1)!;
  // «Anwendung 1»: a last word that short does not stand alone.
  return words.length > 1 && last.length <= 2 ? [...words.slice(0, -2), words.at(-2)! + last] : words;
}

/**
 * The narrowest setting in exactly `count` lines, or nothing if the text has fewer breaks. Narrowest
 * means balanced: no line is much longer than another.
 */
function settingIn(type: Type, text: string, count: number): TextBlock | undefined {
  const words = pieces(text);
  if (count > words.length) return undefined;
  let best: TextBlock | undefined;
  const choose = (start: number, lines: string[]): void => {
    if (lines.length === count - 1) {
      const block = blockOf(type, [...lines, words.slice(start).join('').trim()]);
      if (!best || block.width < best.width) best = block;
      return;
    }
    for (let end = start + 1; end <= words.length - (count - 1 - lines.length); end++) {
      choose(end, [...lines, words.slice(start, end).join('').trim()]);
    }
  };
  choose(0, []);
  return best;
}

/** All settings of a text from one line to `maxLines`, wide to narrow. */
export const settings = (type: Type, text: string, maxLines: number): TextBlock[] => [
  ...eachSetting(type, text, maxLines),
];

/** One by one: who finds what fits does not ask for more lines, which have ever more ways to break. */
function* eachSetting(type: Type, text: string, maxLines: number): Generator<TextBlock> {
  let least = Infinity;
  for (let count = 1; count <= maxLines; count++) {
    const block = settingIn(type, text, count);
    if (!block || block.width >= least) continue;
    least = block.width;
    yield block;
  }
}

/** The setting with the fewest lines that is no wider than `maxWidth`. */
export const fit = (type: Type, text: string, maxWidth: number, maxLines = 1): TextBlock | undefined =>
  firstThatFits(eachSetting(type, text, maxLines), (block) => (block.width <= maxWidth ? block : undefined));

/** As many of its words as fit, with an ellipsis in place of the others. */
export function shortened(
  type: Type,
  text: string,
  maxWidth: number,
  maxLines: number,
): TextBlock | undefined {
  const words = text.split(' ');
  return firstThatFits(down(words.length - 1, 1), (count) =>
    fit(type, `${words.slice(0, count).join(' ')}…`, maxWidth, maxLines),
  );
}

/** Width below which the text no longer fits in `maxLines`. */
export function narrowest(type: Type, text: string, maxLines: number): number {
  return settings(type, text, maxLines).at(-1)?.width ?? 0;
}

/** Two lines as even as can be, broken where the sentence pauses, if it does. */
export function inTwoLines(type: Type, text: string): TextBlock | undefined {
  const pauses = [...text.matchAll(/(?<=[,:;–]) /g)].map(({ index }) =>
    blockOf(type, [text.slice(0, index), text.slice(index + 1)]),
  );
  return pauses.toSorted((a, b) => a.width - b.width)[0] ?? settingIn(type, text, 2);
}

/** A request line, a path or tag, a call, an assignment, a file name. */
const CODE =
  /^((GET|PUT|POST|PATCH|DELETE|OPTIONS) \S+|[/@<.]\S+|[\w.]+\(…?\)|\w+ ?= ?\S+|[\w-]+\.(tsx?|js|java|class|s?css|less|json|html|php|svelte|vue))$/;

/** What reads as code is set as code; «Node.js» is a name. */
function looksLikeCode(text: string): boolean {
  return CODE.test(text) && !/^[A-Z]\w*\.js$/.test(text);
}

/** Monospaced letters look larger than their size; even so they are no smaller than the `least` that is read. */
export function voiced(voice: Voice, size: number, text: string, least = SMALLEST): Type {
  if (!looksLikeCode(text)) return { voice, size };
  return { voice: 'code', size: Math.max(Math.min(size, least), Math.round(size * 0.93)) };
}
