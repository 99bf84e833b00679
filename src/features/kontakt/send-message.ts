import { SENDMAIL_PATH } from '../../../contract/endpoints.ts';
import { composeMessage, type SentFields } from '../../../contract/message-rules.ts';
import { XSRF_HEADER, xsrfTokensIn } from '../../../contract/xsrf-token.ts';
import { paths } from '../../paths.ts';
import {
  forget,
  keep,
  LIFETIME,
  OUTGOING,
  type OutgoingMessage,
  storedMessages,
} from './outgoing-messages.ts';

/** What the contact page knows about messages under way. */
export type Deliveries = {
  waiting: readonly OutgoingMessage[];
  /** Keys of those that were tried in this visit without success. */
  failed: ReadonlySet<string>;
  /** Keys of those that the server has acknowledged in this visit. */
  delivered: ReadonlySet<string>;
  isSending: boolean;
};

/** While the page is prerendered and hydrated, nothing is known yet. */
export const NO_DELIVERIES: Deliveries = {
  waiting: [],
  failed: new Set(),
  delivered: new Set(),
  isSending: false,
};

const FIRST_DELAY = 2000;
const LONGEST_DELAY = 5 * 60 * 1000;
/** How long an answer is waited for. */
const PATIENCE = 30_000;
/** Only the site's own server answers 202. The sign-in of a hotel's network says 200, with any page or with nothing. */
const TAKEN = 202;

let deliveries: Deliveries | undefined;
const listeners = new Set<() => void>();
/** Refused for good: only the visitor, or the next visit, tries these again. */
const refused = new Set<string>();
let failuresInARow = 0;
let notBefore = 0;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

/** From here on the message is safe: it is kept before the first transmission starts. */
export function send(message: SentFields): void {
  const fresh: OutgoingMessage = { key: newKey(), ...message, time: Date.now() };
  keep(fresh);
  transmit(fresh);
}

/** Takes up what an earlier visit left behind, once in a visit. */
export function resume(): void {
  if (isWatching) return;
  watch();
  if (storedMessages().length > 0) transmit();
}

/** The visitor's own wish to try once more. */
export function retryNow(): void {
  refused.clear();
  transmit();
}

export function discard(key: string): void {
  forget(key);
  announce();
}

/** The same object until something changes, as React asks for. */
export const currentDeliveries = (): Deliveries =>
  (deliveries ??= { ...NO_DELIVERIES, waiting: storedMessages() });

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(change: Partial<Deliveries> = {}): void {
  deliveries = { ...currentDeliveries(), ...change, waiting: storedMessages() };
  for (const listener of listeners) listener();
}

/** Sends a new message, or everything that is stored, after what is under way already. */
function transmit(fresh?: OutgoingMessage): void {
  watch();
  clearTimeout(timer);
  queue = queue.then(() => transmitInTurn(fresh)).catch((error) => console.error('sendmail', error));
}

async function transmitInTurn(fresh?: OutgoingMessage): Promise<void> {
  announce({ isSending: true });
  await (fresh ? transmitOne(fresh) : transmitStored());
  planNext();
  announce({ isSending: false });
}

async function transmitStored(): Promise<void> {
  for (const { key } of storedMessages()) {
    // Read again each time: another tab or the visitor may have dealt with it.
    const message = storedMessages().find((stored) => stored.key === key);
    if (message && !refused.has(key)) await transmitOne(message);
  }
}

/** The answer is only logged, a failure as an error, without anything that the visitor wrote. */
async function transmitOne(message: OutgoingMessage): Promise<void> {
  const { delivered, failed } = currentDeliveries();
  try {
    let response = await post(message);
    if (response.status === 403) {
      // The token has expired with its cookie.
      await freshToken();
      response = await post(message);
    }
    const { status } = response;
    if (status === TAKEN) {
      console.log('sendmail', status);
      failuresInARow = 0;
      forget(message.key);
      return announce({ delivered: new Set(delivered).add(message.key) });
    }
    console.error('sendmail', status);
    if (isRefusal(response)) {
      refused.add(message.key);
    } else {
      failuresInARow += 1;
      notBefore = Date.now() + retryAfter(response);
    }
  } catch (error) {
    console.error('sendmail', error);
    failuresInARow += 1;
  }
  announce({ failed: new Set(failed).add(message.key) });
}

async function post({ key, email, subject, text }: OutgoingMessage): Promise<Response> {
  const body = new FormData();
  body.set('subject', subject);
  body.set('message', composeMessage(email, text));
  const headers: Record<string, string> = { 'Idempotency-Key': key };
  const token = await xsrfToken();
  if (token) headers[XSRF_HEADER] = token;
  return fetch(SENDMAIL_PATH, {
    method: 'POST',
    body,
    headers,
    // Leaving the page at once does not stop the message.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/**
 * A refusal is final only as JSON, the form in which the site's own server gives its reasons. Any other answer comes
 * from something in between that may go away: the sign-in of a company, a filter's warning.
 */
const isRefusal = ({ status, headers }: Response) =>
  status >= 400 &&
  status < 500 &&
  ![408, 429].includes(status) &&
  headers.get('content-type')?.startsWith('application/json');

/** In milliseconds, at most what a message lives: a timer of more than some weeks would end at once. */
const retryAfter = ({ headers }: Response) =>
  Math.min((Number(headers.get('retry-after')) || 0) * 1000, LIFETIME);

/**
 * The token that every post repeats in its header. It comes as a cookie with the document of the contact page: a
 * visitor who reached that page inside the application has no cookie until it is asked for.
 */
export async function xsrfToken(): Promise<string | undefined> {
  const tokenOfCookie = () => xsrfTokensIn(document.cookie)[0];
  if (!tokenOfCookie()) await freshToken();
  return tokenOfCookie();
}

/** Asks the contact page for a cookie. */
const freshToken = () => fetch(paths.kontakt, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });

function planNext(): void {
  clearTimeout(timer);
  if (storedMessages().every(({ key }) => refused.has(key))) return;
  const delay = Math.min(FIRST_DELAY * 2 ** failuresInARow, LONGEST_DELAY);
  // Half of it is left to chance, so that visitors do not come back all at once.
  const wait = delay * (0.5 + Math.random() / 2);
  timer = setTimeout(transmit, Math.max(wait, notBefore - Date.now()));
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', () => {
    failuresInARow = 0;
    if (notBefore <= Date.now() && storedMessages().length > 0) transmit();
  });
  // What another tab leaves behind when it is closed, this one sends.
  addEventListener('storage', ({ key }) => {
    if (key !== OUTGOING && key !== null) return;
    announce();
    planNext();
  });
}

const newKey = () => crypto.getRandomValues(new Uint8Array(16)).join('-');
