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
