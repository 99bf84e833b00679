import { hash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Clock, dayOf, HOUR } from './clock.ts';
import { type Enquiry, readEnquiry, readPlainEnquiry } from './intake/enquiry.ts';
import { checkSameOrigin, checkToken, tokenAge } from './intake/forged-request.ts';
import { type FormFields, type FormKind, formKind, readBody } from './intake/form.ts';
import { readMultipart, readUrlencoded } from './intake/form.ts';
import { type FormPages, Refusal } from './intake/refusal.ts';
import { type RateLimit, tooMany } from './intake/rate-limit.ts';
import { createSuspicion } from './intake/suspicion.ts';
import { describeError, type Log } from './log.ts';
import { OutboxUnavailable } from './outbox/database.ts';
import type { Inbox } from './outbox/inbox.ts';

export type SendmailParts = {
  outbox: Pick<Inbox, 'add'>;
  publicOrigin?: string | undefined;
  rateLimit: RateLimit;
  /** Without built ones, as while somebody develops, the answer is JSON for everyone. */
  formPages?: FormPages;
  /** Called for every message that is taken, whether it is to be sent or held. */
  onKept?: (isHeld: boolean) => void;
  /** Called for every message that could not be kept, with a code. */
  onUnavailable?: ((problem: string) => unknown) | undefined;
  clock: Clock;
  log: Log;
};

export type ContactRequest = { headers: Headers; body: Readable; client: string };

const HTML = 'text/html; charset=utf-8';
const UNAVAILABLE_SECONDS = 60;

/** Answers `POST /sendmail.php`. */
export function createSendmail(parts: SendmailParts): (post: ContactRequest) => Promise<Response> {
  const { outbox, publicOrigin, rateLimit, formPages, clock, log } = parts;
  const suspicion = createSuspicion();

  async function keep(enquiry: Enquiry, key: string, { client, headers }: ContactRequest): Promise<string> {
    const now = clock();
    const { subject, message } = enquiry;
    const id = hash('sha256', key, 'hex').slice(0, 32);
    const ticket = rateLimit.takeMessage(client);
    try {
      const suspicions = suspicion.judge(enquiry, tokenAge(headers, now));
      if (ticket.isBeyond) suspicions.push('ungewöhnlich viele Nachrichten in dieser Stunde');
      const isHeld = suspicions.length > 0;
      const content = { id, fingerprint: fingerprint(enquiry), subject, message };
      const result = await outbox.add({ ...content, suspicions, receivedAt: now });
      if (result === 'held-full') throw tooMany(HOUR);
      if (result === 'conflict')
        throw new Refusal(409, 'Unter diesem Schlüssel liegt schon eine andere Nachricht vor.');
      if (result === 'known') ticket.giveBack();
      else {
        suspicion.remember(enquiry);
        log(isHeld ? 'message.held' : 'message.kept', { id });
        parts.onKept?.(isHeld);
      }
      return id;
    } catch (error) {
      ticket.giveBack();
      throw error instanceof OutboxUnavailable ? unavailable(error) : error;
    }
  }

  /** The visitor's browser is asked to come back with the message. */
  function unavailable(error: OutboxUnavailable): Refusal {
    const problem = describeError(error);
    log('outbox.unavailable', problem);
    parts.onUnavailable?.(problem.error);
    const sorry =
      'Die Nachricht kann gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.';
    return new Refusal(503, sorry, { retryAfter: UNAVAILABLE_SECONDS });
  }

  /** The same double click or resent form is one message; the same words on another day are another. */
  const keyOfTheDay = (enquiry: Enquiry) => `formular ${dayOf(clock())} ${fingerprint(enquiry)}`;

  async function fromApplication(post: ContactRequest): Promise<Response> {
    const { headers } = post;
    checkToken(headers);
    const key = readKey(headers);
    const body = await readBody(post.body, headers.get('content-length'));
    const enquiry = readEnquiry(readMultipart(body, headers.get('content-type')!));
    return Response.json({ id: await keep(enquiry, key, post) }, { status: 202 });
  }

  async function fromPlainForm(post: ContactRequest, onRead: (typed: FormFields) => void): Promise<Response> {
    const fields = readUrlencoded(await readBody(post.body, post.headers.get('content-length')));
    onRead(fields);
    const enquiry = readPlainEnquiry(fields);
    const id = await keep(enquiry, keyOfTheDay(enquiry), post);
    // No redirect: an address that says «sent» says so to everyone who opens it. A reload sends the same
    // words, which are one message.
    return formPages
      ? new Response(formPages.sent, { headers: { 'content-type': HTML } })
      : Response.json({ id });
  }

  return async (post) => {
    let kind: FormKind = 'application';
    let typed: FormFields = new Map();
    try {
      rateLimit.countRequest(post.client);
      kind = formKind(post.headers);
      // Before the body: another site's words must not come back in our form.
      checkSameOrigin(post.headers, publicOrigin);
      if (kind === 'application') return await fromApplication(post);
      return await fromPlainForm(post, (fields) => (typed = fields));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, details } = error;
      log('message.refused', { status });
      const headers = new Headers(details.retryAfter ? { 'retry-after': String(details.retryAfter) } : {});
      // 408: the sender is gone or about to be cut off, and nobody would read the page.
      if (kind === 'application' || !formPages || status === 408)
        return Response.json({ fehler: message }, { status, headers });
      headers.set('content-type', HTML);
      return new Response(formPages.refused(error, typed), { status, headers });
    }
  };
}

/** A sender without a key cannot ask twice for the same message: every request is a new one. */
function readKey(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? randomUUID();
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal(400, 'Der Idempotency-Key ist ungültig.');
  return key;
}

function fingerprint({ subject, message }: Pick<Enquiry, 'subject' | 'message'>): string {
  return hash('sha256', `${subject}\n${message}`, 'hex');
}
