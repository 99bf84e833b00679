import { Refusal } from './refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

/** The application sends multipart, the plain form of a page without JavaScript urlencoded. */
export type FormKind = 'application' | 'plain';

const KINDS = new Map<string, FormKind>([
  ['multipart/form-data', 'application'],
  ['application/x-www-form-urlencoded', 'plain'],
]);

export function formKind(headers: Headers): FormKind {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw new Refusal(415, 'Bitte senden Sie die Nachricht unkomprimiert.');
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const kind = KINDS.get(type!.trim());
  if (!kind) throw new Refusal(415, 'Bitte senden Sie die Nachricht als Formular.');
  const charset = parameters
    .map((parameter) => /^\s*charset="?([^"]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (charset && charset !== 'utf-8') throw new Refusal(415, 'Bitte senden Sie die Nachricht als UTF-8.');
  return kind;
}

export async function readCapped(request: Request): Promise<Buffer<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  try {
    if (Number(announced) > MAX_BODY_BYTES) throw tooLong();
    // HTTP ends the body where it was announced to end, so there is nothing left to count.
    return announced === null ? await readCounting(request) : Buffer.from(await request.arrayBuffer());
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'Die Nachricht kam nicht vollständig an.');
  }
}

/** A chunked body has no announced length, and may have no end. */
async function readCounting(request: Request): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLong(): Refusal {
  return new Refusal(413, 'Die Nachricht ist zu lang: Höchstens 64 KiB sind möglich.');
}
