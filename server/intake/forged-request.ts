import { randomBytes } from 'node:crypto';
import {
  makeXsrfToken,
  XSRF_COOKIE,
  XSRF_HEADER,
  xsrfTokensIn,
  xsrfTokenTime,
} from '../../contract/xsrf-token.ts';
import { Refusal } from './refusal.ts';

/**
 * Browsers say where a request comes from and pages cannot change it: Sec-Fetch-Site, or Origin in
 * older ones. A request with neither is not from a page that anyone could be lured to.
 */
export function checkSameOrigin(headers: Headers, publicOrigin: string | undefined): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === 'same-origin') return;
  if (site === null && (origin === null || isOurs(origin, headers, publicOrigin))) return;
  throw new Refusal(403, 'Bitte senden Sie die Nachricht über das Kontaktformular dieser Website.');
}

/** Host is what the sender says: it counts only where nobody has set our address. A proxy may have taken TLS off. */
function isOurs(origin: string, headers: Headers, publicOrigin: string | undefined): boolean {
  if (publicOrigin !== undefined) return origin === publicOrigin;
  const host = headers.get('host')?.toLowerCase();
  return Boolean(host) && /^https?:\/\/(.*)$/.exec(origin)?.[1] === host;
}

/** The `Set-Cookie` for a visitor who has no usable token yet. */
export function freshCookie(cookies: string | undefined, now: number, secure: boolean): string | undefined {
  if (xsrfTokensIn(cookies ?? '').length > 0) return undefined;
  const token = makeXsrfToken(randomBytes(16).toString('hex'), now);
  // Readable by our own script on purpose: it repeats the value in a header, which other sites cannot.
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** A browser that has the cookie must show that our own page sent the request. */
export function checkToken(headers: Headers): void {
  const expected = tokensOf(headers);
  if (expected.length === 0 || expected.includes(headers.get(XSRF_HEADER) ?? '')) return;
  throw new Refusal(403, 'Die Seite ist veraltet. Bitte laden Sie sie neu und senden Sie noch einmal.');
}

/** Milliseconds since the visitor first saw the form; `undefined` if we cannot know. */
export function tokenAge(headers: Headers, now: number): number | undefined {
  const [token] = tokensOf(headers);
  return token === undefined ? undefined : now - xsrfTokenTime(token);
}

const tokensOf = (headers: Headers) => xsrfTokensIn(headers.get('cookie') ?? '');
