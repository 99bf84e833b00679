import type { Message } from './outbox.ts';

const MAX_BODY_BYTES = 64 * 1024;
const FORM_TYPES = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);
const FIELDS = ['subject', 'message'] as const;

export class Refusal extends Error {
  readonly status: 400 | 413 | 415 | 422;

  constructor(status: Refusal['status'], fehler: string) {
    super(fehler);
    this.status = status;
  }
}

/** The message a request carries; throws a `Refusal` that says in German what is wrong with it. */
export async function readMessage(request: Request): Promise<Message> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!FORM_TYPES.has(contentType.split(';', 1)[0]!.trim().toLowerCase())) {
    throw new Refusal(415, 'Bitte senden Sie die Nachricht als Formular.');
  }
  const body = await readCapped(request);
  const form = await parseForm(body, contentType);
  const [subject, message] = FIELDS.map((field) => singleText(form, field));
  if ([...form.keys()].length > FIELDS.length) {
    throw new Refusal(422, 'Das Formular enthält unbekannte Felder.');
  }
  return { subject: subject!, message: message! };
}

/** Counts what arrives instead of trusting Content-Length, which a chunked request does not have. */
async function readCapped(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Refusal(400, 'Die Nachricht kam nicht vollständig an.');
  }
  if (size > MAX_BODY_BYTES) {
    throw new Refusal(413, 'Die Nachricht ist zu lang: Höchstens 64 KiB sind möglich.');
  }
  return Buffer.concat(chunks);
}

async function parseForm(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal(422, 'Das Formular ist nicht lesbar.');
  }
}

function singleText(form: FormData, field: (typeof FIELDS)[number]): string {
  const [value, ...more] = form.getAll(field);
  if (more.length > 0) throw new Refusal(422, `Das Feld „${field}“ kommt mehrfach vor.`);
  if (value instanceof File) throw new Refusal(422, `Das Feld „${field}“ darf keine Datei sein.`);
  if (!value?.trim()) throw new Refusal(422, `Das Feld „${field}“ fehlt oder ist leer.`);
  return value;
}
