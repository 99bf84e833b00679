import type { Readable } from 'node:stream';
import { LIMITS } from '../limits.ts';
import { Refusal } from './refusal.ts';

/** The application sends multipart, the plain form of a page without JavaScript urlencoded. */
export type FormKind = 'application' | 'plain';

const KINDS = new Map<string, FormKind>([
  ['multipart/form-data', 'application'],
  ['application/x-www-form-urlencoded', 'plain'],
]);

const UTF_8 = new Set(['charset=', 'charset=utf-8', 'charset="utf-8"']);

export function formKind(headers: Headers): FormKind {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  // Chunks are Node's business; any other transfer coding would be left in the body.
  const transfer = headers.get('transfer-encoding')?.trim().toLowerCase() ?? 'chunked';
  if (coding !== 'identity' || transfer !== 'chunked')
    throw new Refusal(415, 'Bitte senden Sie die Nachricht unkomprimiert.');
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const kind = KINDS.get(type.trim());
  if (!kind) throw new Refusal(415, 'Bitte senden Sie die Nachricht als Formular.');
  const charset = parameters.map((parameter) => parameter.trim()).find((it) => it.startsWith('charset='));
  if (charset && !UTF_8.has(charset)) throw new Refusal(415, 'Bitte senden Sie die Nachricht als UTF-8.');
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
