import { isUtf8 } from 'node:buffer';
import { Refusal } from './refusal.ts';

/** Field names and values as they came: every name once, every value a text in valid UTF-8. */
export type FormFields = ReadonlyMap<string, string>;

export async function readMultipart(body: Buffer<ArrayBuffer>, contentType: string): Promise<FormFields> {
  // The parser would put U+FFFD for what it cannot read, and nobody would notice.
  if (!isUtf8(body)) throw new Refusal(400, 'Die Nachricht ist kein gültiges UTF-8.');
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(400, 'Das Formular ist nicht lesbar.');
  }
  return collect(form.entries());
}

export function readUrlencoded(body: Buffer): FormFields {
  if (!isUtf8(body)) throw new Refusal(400, 'Die Nachricht ist kein gültiges UTF-8.');
  return collect(pairsOf(body.toString()));
}

/** One after the other: whoever collects them stops at the first that is wrong. */
function* pairsOf(text: string): Iterable<[string, string]> {
  for (let start = 0; start <= text.length;) {
    const next = text.indexOf('&', start);
    const end = next < 0 ? text.length : next;
    const pair = text.slice(start, end);
    const equals = pair.indexOf('=');
    yield equals < 0 ? [decode(pair), ''] : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
    start = end + 1;
  }
}

/** Stricter than URLSearchParams, which puts U+FFFD for bytes that are no UTF-8. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw new Refusal(400, 'Die Nachricht ist kein gültiges UTF-8.');
  }
}

/** Far more than any form of ours has. */
const MAX_FIELDS = 16;

function collect(pairs: Iterable<[string, FormDataEntryValue]>): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (typeof value !== 'string') throw new Refusal(422, 'Das Formular darf keine Dateien enthalten.');
    if (fields.has(name)) throw new Refusal(422, 'Ein Feld des Formulars kommt mehrfach vor.');
    if (fields.size === MAX_FIELDS) throw new Refusal(422, 'Das Formular enthält zu viele Felder.');
    fields.set(name, value);
  }
  return fields;
}

/** The values of exactly these fields, with line breaks as LF. */
export function pickExactly<Required extends string, Optional extends string = never>(
  fields: FormFields,
  required: readonly Required[],
  optional: readonly Optional[] = [],
): Record<Required | Optional, string> {
  const names = [...required, ...optional];
  for (const name of fields.keys()) {
    if (!(names as string[]).includes(name))
      throw new Refusal(422, 'Das Formular enthält unbekannte Felder.');
  }
  const missing = required.find((name) => !fields.has(name));
  if (missing) throw new Refusal(422, `Im Formular fehlt das Feld „${missing}“.`);
  const values = names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(values) as Record<Required | Optional, string>;
}
