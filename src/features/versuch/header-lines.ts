export const isToken = (text: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(text);

/** Of an answer; where none stands there, all is well. */
export const statusIn = (text: string) => /^\s*HTTP\/[\d.]+ (\d{3})/i.exec(text)?.[1] ?? '200';

/** Header lines as they are pasted, by name in small letters; several of one name count as one. */
export function headersIn(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split(/[\r\n]+/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim().toLowerCase();
    const value = line.slice(at + 1).trim();
    if (isToken(name)) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return headers;
}
