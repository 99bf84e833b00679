import { parse } from 'yaml';

/**
 * As every part of the build reads a content file: Windows' editors add a mark and carriage returns, and a space
 * behind the «---» of a head is invisible.
 */
export const sourceText = (bytes: string) =>
  bytes
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^---[ \t]+$/gm, '---');

export const NOT_UTF8 =
  'Diese Datei ist nicht in UTF-8 gespeichert, Umlaute gingen verloren. Speichern Sie sie im Editor mit der Kodierung UTF-8.';

/** The field that a line of YAML begins with: where the author has to look. */
export const fieldInLine = (line: string | undefined) => /^\s*(?:- )*([\w-]+):/.exec(line ?? '')?.[1];

/** Before or beside the check, which tells its mistakes; nothing of a file that is no YAML. */
export function uncheckedYaml(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch {
    return undefined;
  }
}
