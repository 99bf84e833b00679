const NO_BREAK = '\u00a0';

/** No line starts with a dash, and none ends between a number and what it counts: § 14, Art. 28, 30 Minuten. */
export function bindBreaks(text: string): string {
  return text
    .replaceAll(' – ', `${NO_BREAK}– `)
    .replace(/(§|Art\.|Abs\.|Nr\.)\s(?=\d)/g, `$1${NO_BREAK}`)
    .replace(/(Buchst\.)\s(?=[a-z]\b)/g, `$1${NO_BREAK}`)
    .replace(/(\d)\s(?=(?:Uhr|Minuten|Tage|Euro|Prozent)\b)/g, `$1${NO_BREAK}`);
}
