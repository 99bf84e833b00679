import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { LIMITS } from '../limits.ts';
import { Refusal } from './refusal.ts';

/** The application sends multipart, the plain form of a page without JavaScript urlencoded. */
export type FormKind = 'application' | 'plain';

const KINDS = new Map<string, FormKind>([
  ['multipart/form-data', 'application'],
  ['application/x-www-form-urlencoded', 'plain'],
]);

/** What is compressed all the same, or in another charset, is no UTF-8 and refused as such. */
export function formKind(headers: Headers): FormKind {
  const coding = headers.get('content-encoding') ?? 'identity';
  if (coding !== 'identity') throw new Refusal(415, 'Bitte senden Sie die Nachricht unkomprimiert.');
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';', 1);
  const kind = KINDS.get(type.trim());
  if (!kind) throw new Refusal(415, 'Bitte senden Sie die Nachricht als Formular.');
  return kind;
}

/**
 * Reads a body to its end into a buffer of its own; `announced` is its Content-Length, if it has one. Kept chunks
 * would not do: a sender may make them a byte long, and each of them then takes hundreds of bytes.
 */
export async function readBody(body: Readable, announced: string | null): Promise<Buffer> {
  const { bytes } = LIMITS.form;
  if (Number(announced) > bytes) throw tooLong();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const buffer = Buffer.allocUnsafeSlow(announced === null ? bytes : Number(announced));
  let size = 0;

  function take(chunk: Uint8Array): void {
    if (size + chunk.length > buffer.length) return reject(tooLong());
    buffer.set(chunk, size);
    size += chunk.length;
  }

  const breakOff = () => reject(new Refusal(408, 'Die Nachricht kam nicht rechtzeitig vollständig an.'));
  body.on('data', take).once('end', resolve).once('error', breakOff).once('close', breakOff);
  try {
    await promise;
    return buffer.subarray(0, size);
  } finally {
    // Paused, not destroyed: the connection still carries the answer.
    body.off('data', take).off('close', breakOff).pause();
  }
}

function tooLong(): Refusal {
  return new Refusal(413, 'Die Nachricht ist zu lang: Höchstens 64 KiB sind möglich.');
}

/** Field names and values as they came: every name once, every value a text in valid UTF-8. */
export type FormFields = ReadonlyMap<string, string>;

const BOUNDARY = /;\s*boundary="?([\w'()+,./:=?-]{1,70})/i;

/** The head of a part exactly as browsers write it: nothing else may say what the bytes after it mean. */
const HEAD =
  /^\r\nContent-Disposition: form-data; name="([^"\r\n]*)"(; filename="[^"\r\n]*"(?:\r\nContent-Type: [^\r\n]*)?)?\r\n\r\n/i;

export function readMultipart(body: Buffer, contentType: string): FormFields {
  const [, boundary] = BOUNDARY.exec(contentType) ?? [];
  if (boundary === undefined) throw unreadable();
  const [before, ...parts] = `\r\n${decodeUtf8(body)}`.split(`\r\n--${boundary}`);
  const end = parts.pop();
  if (before !== '' || (end !== '--' && end !== '--\r\n')) throw unreadable();
  return collect(parts, readPart);
}

function readPart(part: string): [name: string, value: string] {
  const [head, name, file] = HEAD.exec(part) ?? [];
  if (head === undefined || name === undefined) throw unreadable();
  if (file !== undefined) throw new Refusal(422, 'Das Formular darf keine Dateien enthalten.');
  return [name, part.slice(head.length)];
}

export function readUrlencoded(body: Buffer): FormFields {
  return collect(decodeUtf8(body).split('&'), (pair) => {
    const [name = '', ...value] = pair.split('=');
    return [decode(name), decode(value.join('='))];
  });
}

const unreadable = () => new Refusal(400, 'Das Formular ist nicht lesbar.');
const notUtf8 = () => new Refusal(400, 'Die Nachricht ist kein gültiges UTF-8.');

/** A lenient decoder would put U+FFFD for what it cannot read, and nobody would notice. */
function decodeUtf8(body: Buffer): string {
  if (!isUtf8(body)) throw notUtf8();
  return body.toString();
}

/** Stricter than URLSearchParams, which puts U+FFFD for bytes that are no UTF-8. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    throw notUtf8();
  }
}

function collect(parts: string[], read: (part: string) => [name: string, value: string]): FormFields {
  if (parts.length > LIMITS.form.fields) throw new Refusal(422, 'Das Formular enthält zu viele Felder.');
  const fields = new Map<string, string>();
  for (const part of parts) {
    const [name, value] = read(part);
    if (fields.has(name)) throw new Refusal(422, 'Ein Feld des Formulars kommt mehrfach vor.');
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
  const isForeign = [...fields.keys()].some((name) => !(names as string[]).includes(name));
  if (isForeign || required.some((name) => !fields.has(name)))
    throw new Refusal(422, 'Das Formular hat nicht die Felder, die hier gefragt sind.');
  const values = names.map((name) => [name, (fields.get(name) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(values) as Record<Required | Optional, string>;
}
