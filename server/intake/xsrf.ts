import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';

const NAME = 'XSRF-TOKEN';
/** 128 random bits, and the second it was made: the score for robots looks at that. */
const TOKEN = /^[0-9a-f]{32}\.([0-9a-z]{1,10})$/;

/** The `Set-Cookie` for a visitor who has no usable token yet. */
export function freshCookie(cookies: string | undefined, now: number, secure: boolean): string | undefined {
  if (tokens(cookies).some((token) => TOKEN.test(token))) return undefined;
  const token = `${randomBytes(16).toString('hex')}.${Math.floor(now / 1000).toString(36)}`;
  // Readable by our own script on purpose: it repeats the value in a header, which other sites cannot.
  return `${NAME}=${token}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** A browser that has the cookie must show that our own page sent the request. */
export function checkToken(headers: Headers): void {
  const expected = tokens(headers.get('cookie') ?? undefined);
  if (expected.length === 0 || expected.includes(headers.get('x-xsrf-token') ?? '')) return;
  throw new Refusal(403, 'Die Seite ist veraltet. Bitte laden Sie sie neu und senden Sie noch einmal.');
}

/** Milliseconds since the visitor first saw the form; `undefined` if we cannot know. */
export function tokenAge(headers: Headers, now: number): number | undefined {
  for (const token of tokens(headers.get('cookie') ?? undefined)) {
    const seconds = TOKEN.exec(token)?.[1];
    if (seconds) return now - Number.parseInt(seconds, 36) * 1000;
  }
  return undefined;
}

function tokens(cookies = ''): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${NAME}=`))
    .map((cookie) => cookie.slice(NAME.length + 1));
}
