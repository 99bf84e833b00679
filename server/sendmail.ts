import { hash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Clock, dayOf, HOUR } from './clock.ts';
import { formKind, readBody } from './intake/body.ts';
import { type Enquiry, readEnquiry, readPlainEnquiry } from './intake/enquiry.ts';
import { type FormFields, readMultipart, readUrlencoded } from './intake/form-fields.ts';
import { checkSameOrigin, checkToken, tokenAge } from './intake/forged-request.ts';
import { type RateLimit, tooMany } from './intake/rate-limit.ts';
import { Refusal } from './intake/refusal.ts';
import type { FormPages } from './intake/kontakt-page.ts';
import { createSuspicion } from './intake/suspicion.ts';
import { describeError, type Log } from './log.ts';
import { type Inbox, OutboxUnavailable } from './outbox/types.ts';

type Parts = {
  outbox: Pick<Inbox, 'add'>;
  /** Whether one more message may wait for the owner's decision. */
  hasRoomToHold: () => boolean | Promise<boolean>;
  publicOrigin: string | undefined;
  rateLimit: RateLimit;
  pages: Pick<FormPages, 'refused' | 'sent'> | undefined;
  clock: Clock;
  log: Log;
  /** Called for every message that is taken, whether it is to be sent or held. */
  onKept: (isHeld: boolean) => void;
  /** Called for every message that could not be kept, with a code. */
  onUnavailable: (problem: string) => void;
};

export type Post = { headers: Headers; body: Readable; client: string };

/** Answers `POST /sendmail.php`. */
export type Sendmail = (post: Post) => Promise<Response>;

const HTML = 'text/html; charset=utf-8';
const UNAVAILABLE_SECONDS = 60;
const BEYOND = 'ungewöhnlich viele Nachrichten in dieser Stunde';

export function createSendmail(parts: Parts): Sendmail {
  const { outbox, hasRoomToHold, publicOrigin, rateLimit, pages, clock, log } = parts;
  const suspicion = createSuspicion();
  const read = ({ body, headers }: Post) => readBody(body, headers.get('content-length'));

  async function fromApplication(post: Post): Promise<Response> {
    const { headers } = post;
    checkSameOrigin(headers, publicOrigin);
    checkToken(headers);
    const key = readKey(headers);
    const enquiry = readEnquiry(readMultipart(await read(post), headers.get('content-type')!));
    return Response.json({ id: await keep(enquiry, key, post) }, { status: 202 });
  }

  /** A post that is refused after its fields were read is answered with the form and everything typed in it. */
  async function fromPlainForm(post: Post): Promise<Response> {
    let typed: FormFields = new Map();
    try {
      // First: another site's words must not come back in our form.
      checkSameOrigin(post.headers, publicOrigin);
      typed = readUrlencoded(await read(post));
      const enquiry = readPlainEnquiry(typed);
      const id = await keep(enquiry, keyOfTheDay(enquiry), post);
      if (!pages) return Response.json({ id });
      // No redirect: an address that says «sent» says so to everyone who opens it. A reload sends the same
      // words, which are one message.
      return new Response(pages.sent, { headers: { 'content-type': HTML } });
    } catch (error) {
      // 408: the sender is gone or about to be cut off, and nobody would read the page.
      if (!(error instanceof Refusal) || !pages || error.status === 408) throw error;
      log('message.refused', { status: error.status });
      return respond(error, pages.refused(error, typed), { 'content-type': HTML });
    }
  }

  /** The same double click or resent form is one message; the same words on another day are another. */
  function keyOfTheDay({ subject, message }: Enquiry): string {
    return `formular ${dayOf(clock())} ${fingerprint(subject, message)}`;
  }

  /** When the outbox is out of order, the visitor's browser is asked to come back with the message. */
  async function keep(...message: Parameters<typeof countAndKeep>): Promise<string> {
    try {
      return await countAndKeep(...message);
    } catch (error) {
      if (!(error instanceof OutboxUnavailable)) throw error;
      const problem = describeError(error);
      log('outbox.unavailable', problem);
      parts.onUnavailable(problem.error);
      const sorry =
        'Die Nachricht kann gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.';
      throw new Refusal(503, sorry, { retryAfter: UNAVAILABLE_SECONDS });
    }
  }

  async function countAndKeep(enquiry: Enquiry, key: string, { client, headers }: Post): Promise<string> {
    const now = clock();
    const { subject, message } = enquiry;
    const id = hash('sha256', key, 'hex').slice(0, 32);
    const ticket = rateLimit.takeMessage(client);
    try {
      const suspicions = suspicion.judge(enquiry, tokenAge(headers, now));
      if (ticket.isBeyond) suspicions.push(BEYOND);
      if (suspicions.length > 0 && !(await hasRoomToHold())) throw tooMany(HOUR);
      const content = { id, fingerprint: fingerprint(subject, message), subject, message };
      const result = await outbox.add({ ...content, suspicions, receivedAt: now });
      if (result === 'added') {
        suspicion.remember(enquiry);
        log(suspicions.length > 0 ? 'message.held' : 'message.kept', { id });
        parts.onKept(suspicions.length > 0);
        return id;
      }
      ticket.giveBack();
      if (result === 'known') return id;
    } catch (error) {
      ticket.giveBack();
      throw error;
    }
    throw new Refusal(409, 'Unter diesem Schlüssel liegt schon eine andere Nachricht vor.');
  }

  return async (post) => {
    try {
      rateLimit.countRequest(post.client);
      const from = formKind(post.headers) === 'plain' ? fromPlainForm : fromApplication;
      return await from(post);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log('message.refused', { status: error.status });
      return respond(error, JSON.stringify({ fehler: error.message }), {
        'content-type': 'application/json',
      });
    }
  };
}

function respond({ status, retryAfter }: Refusal, body: string, headers: Record<string, string>): Response {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new Response(body, { status, headers: { ...headers, ...wait } });
}

/** A sender without a key cannot ask twice for the same message: every request is a new one. */
function readKey(headers: Headers): string {
  const key = headers.get('idempotency-key') ?? randomUUID();
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Refusal(400, 'Der Idempotency-Key ist ungültig.');
  return key;
}

function fingerprint(subject: string, message: string): string {
  return hash('sha256', `${subject}\n${message}`, 'hex');
}
