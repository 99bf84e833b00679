import type { Problem } from '../../src/content/problem.ts';

const CONFLICT = /^(?:<{7} |={7}$|>{7} )/;
/** Control characters: Word puts a vertical tab where somebody has pressed Shift and Enter. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

const MESSAGES: [sign: RegExp, field: string, message: string][] = [
  [
    CONFLICT,
    'Git',
    'Hier stehen zwei Fassungen untereinander, die Git nicht vereinen konnte. Behalten Sie eine, und löschen Sie die Zeilen mit „<<<<<<<“, „=======“ und „>>>>>>>“.',
  ],
  [
    CONTROL,
    'Zeichen',
    'Hier steht ein unsichtbares Steuerzeichen, wie Word es für einen Zeilenwechsel setzt. Löschen Sie es, und beginnen Sie eine neue Zeile.',
  ],
  [
    EMOJI,
    'Zeichen',
    'Dieses Bildzeichen hat keine Schrift der Website, und jedes Gerät zeigt ein anderes. Löschen Sie es.',
  ],
];
const FENCE = /^\s*(?:```|~~~)/;

/** What the languages of the content would take, and nobody wants on a page. Code may show it. */
export function findStraySigns(file: string, source: string): Problem[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index): Problem[] => {
    if (FENCE.test(text)) isCode = !isCode;
    const [, field, message] = (!isCode && MESSAGES.find(([sign]) => sign.test(text))) || [];
    return field && message ? [{ file, line: index + 1, field, message }] : [];
  });
}
