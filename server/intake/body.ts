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
  if (coding !== 'identity') throw new Refusal(415, 'Bitte senden Sie die Nachricht unkomprimiert.');
  // Chunks are Node's business; any other transfer coding would be left in the body.
  const transfer = headers.get('transfer-encoding')?.trim().toLowerCase() ?? 'chunked';
  if (transfer !== 'chunked') throw new Refusal(415, 'Bitte senden Sie die Nachricht unkomprimiert.');
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const kind = KINDS.get(type!.trim());
  if (!kind) throw new Refusal(415, 'Bitte senden Sie die Nachricht als Formular.');
  const charset = parameters.map((parameter) => parameter.trim()).find((it) => it.startsWith('charset='));
  if (charset && !UTF_8.has(charset)) throw new Refusal(415, 'Bitte senden Sie die Nachricht als UTF-8.');
  return kind;
}

/** Reads a body to its end; `announced` is its Content-Length, if it has one. */
export type ReadBody = (body: Readable, announced: string | null) => Promise<Buffer<ArrayBuffer>>;

/**
 * Copies every body into a buffer of its own; at most `places` are in use, which limits the memory. Kept chunks
 * would not: a sender may make them a byte long, and each of them then takes hundreds of bytes.
 */
export function createBodyReader(places: number = LIMITS.form.atOnce): ReadBody {
  const free: Buffer<ArrayBuffer>[] = [];
  /** In the order they began: what has taken the longest is the least likely to be a visitor's. */
  const underWay = new Set<Readable>();

  function cutOff(body: Readable): void {
    underWay.delete(body);
    body.destroy();
  }

  return async (body, announced) => {
    if (Number(announced) > LIMITS.form.bytes) throw tooLong();
    if (underWay.size >= places) cutOff(underWay.values().next().value!);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = free.pop() ?? Buffer.allocUnsafeSlow(LIMITS.form.bytes);
    let size = 0;

    function take(chunk: Uint8Array): void {
      if (size + chunk.length > LIMITS.form.bytes) return reject(tooLong());
      place.set(chunk, size);
      size += chunk.length;
    }

    const breakOff = () => reject(new Refusal(408, 'Die Nachricht kam nicht rechtzeitig vollständig an.'));
    function arrive(): void {
      // A `close` after `end` is no failure: a `Refusal` that nobody hears would cost more than all the rest here.
      body.off('close', breakOff);
      resolve();
    }

    underWay.add(body);
    body.on('data', take).once('end', arrive).once('error', breakOff).once('close', breakOff);
    try {
      await promise;
      return Buffer.from(place.subarray(0, size));
    } finally {
      underWay.delete(body);
      // Paused, not destroyed: the connection still carries the answer.
      body.off('data', take).pause();
      free.push(place);
    }
  };
}

function tooLong(): Refusal {
  return new Refusal(413, 'Die Nachricht ist zu lang: Höchstens 64 KiB sind möglich.');
}
