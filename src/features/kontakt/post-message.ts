import { SENDMAIL_PATH } from '../../../contract/endpoints.ts';
import { XSRF_HEADER } from '../../../contract/xsrf-token.ts';
import { composeMessage } from '../../../contract/message-rules.ts';
import { LIFETIME, type OutgoingMessage } from './outgoing-store.ts';
import { freshToken, xsrfToken } from './token.ts';

/** `retry` may succeed later, not before `retryAfter` milliseconds; `refused` is for good. */
export type Outcome = { type: 'accepted' } | { type: 'refused' } | { type: 'retry'; retryAfter: number };

const PATIENCE = 30_000;

/** Only the site's own server answers 202. The sign-in of a hotel's network says 200, with any page or with nothing. */
const TAKEN = 202;

/** One transmission. The answer is only logged, a failure as an error, without anything that the visitor wrote. */
export async function postMessage(message: OutgoingMessage): Promise<Outcome> {
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
      return { type: 'accepted' };
    }
    console.error('sendmail', status);
    if (isRefusal(response)) return { type: 'refused' };
    return { type: 'retry', retryAfter: retryAfter(response) };
  } catch (error) {
    console.error('sendmail', error);
    return { type: 'retry', retryAfter: 0 };
  }
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

/** Reads seconds or a date, as HTTP allows. The result is capped: a timer of more than some weeks would end at once. */
function retryAfter(response: Response): number {
  const value = response.headers.get('retry-after') ?? '0';
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return milliseconds > 0 ? Math.min(milliseconds, LIFETIME) : 0;
}
