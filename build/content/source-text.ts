import { statSync } from 'node:fs';
import type { Problem } from '../../src/content/declaration.ts';

/**
 * Invisible characters that Notion, Teams and Outlook put on the clipboard: an address with one leads nowhere, and a
 * «##» behind one makes no heading.
 */
const INVISIBLE = /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** What a line can begin with to mean something, with the space that a Mac makes while Option is still held down. */
const MARK_AND_SPACE = /^[ \u00A0]*(?:#{1,6}|[-*+]|\d+[.)]|[a-z]\w*:)[ \u00A0]/gm;

/**
 * As every part of the build reads a content file: Windows' editors add a mark and carriage returns, a space behind
 * the «---» of a head is invisible, and a Mac may write an umlaut as two characters, which no search finds.
 */
export const sourceText = (bytes: string) =>
  bytes
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^---[ \t\u00A0]+$/gm, '---')
    .replaceAll(MARK_AND_SPACE, (mark) => mark.replaceAll('\u00A0', ' '));

/** What a content file is called in addresses. */
export const slugOf = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

const CONFLICT = /^(?:<{7} |={7}$|>{7} )/;
/** Emoji and control characters: Word puts a vertical tab where somebody has pressed Shift and Enter. */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u2028\u2029]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

const MESSAGES: [sign: RegExp, field: string, message: string][] = [
  [
    CONFLICT,
    'Git',
    'Hier stehen zwei Fassungen untereinander, die Git nicht vereinen konnte. Behalten Sie eine, und löschen Sie die Zeilen mit „<<<<<<<“, „=======“ und „>>>>>>>“.',
  ],
  [
    UNPRINTABLE,
    'Zeichen',
    'Hier steht ein Bildzeichen oder ein unsichtbares, wie Word es für einen Zeilenwechsel setzt. Keine Schrift der Website hat es: Löschen Sie es.',
  ],
];
const FENCE = /^\s*(?:```|~~~)/;

/** The lines of a text with their numbers, but those of code, which may show anything. */
export function linesOutsideCode(source: string): { text: string; line: number }[] {
  let isCode = false;
  return source.split('\n').flatMap((text, index) => {
    if (FENCE.test(text)) isCode = !isCode;
    return isCode ? [] : [{ text, line: index + 1 }];
  });
}

/** In which line of a source this character stands. */
export const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** What the languages of the content would take, and nobody wants on a page. */
export const findStraySigns = (file: string, source: string): Problem[] =>
  linesOutsideCode(source).flatMap(({ text, line }): Problem[] => {
    const [, field, message] = MESSAGES.find(([sign]) => sign.test(text)) ?? [];
    return field && message ? [{ file, line, field, message }] : [];
  });

/** Where the YAML of a text ends; a file of YAML is nothing else. */
export const headEnd = (file: string, source: string) =>
  file.endsWith('.md') ? source.indexOf('\n---\n', 3) : source.length;

/** A symbolic link whose target is missing counts as no file, nor does a folder with the name of a text. */
export const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

export const NOT_UTF8 =
  'Diese Datei ist nicht in UTF-8 gespeichert, Umlaute gingen verloren. Speichern Sie sie im Editor mit der Kodierung UTF-8.';

/** The field that a line of YAML begins with: where the author has to look. */
export const fieldInLine = (line: string | undefined) => /^\s*(?:- )*([\w-]+):/.exec(line ?? '')?.[1];

/** Unicode's private use plane 15: its characters have no meaning, and no author types them. */
const PRIVATE_PLANE = 0xf0000;

/**
 * Moves the ASCII signs of a value to the private plane before it is put into YAML, where a quote, a colon or a number
 * would have a meaning: the owner may be called O'Neill, the company «Neun: Werkstatt» or «2024».
 */
export const protectedText = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(PRIVATE_PLANE + sign.charCodeAt(0)));

/** Undoes that once the YAML has been parsed. */
export const unprotected = (text: string) =>
  text.replaceAll(/[\u{f0021}-\u{f007e}]/gu, (sign) =>
    String.fromCodePoint(sign.codePointAt(0)! - PRIVATE_PLANE),
  );
