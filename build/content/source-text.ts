/** As every part of the build reads a content file: Windows' editors add a mark and carriage returns. */
export const sourceText = (bytes: string) => bytes.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** The field that a line of YAML begins with: where the author has to look. */
export const fieldInLine = (line: string | undefined) => /^\s*(?:- )*([\w-]+):/.exec(line ?? '')?.[1];
