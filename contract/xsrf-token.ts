export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** 128 random bits, and the second it was made: the score for robots looks at that. */
const TOKEN = /^[0-9a-f]{32}\.([0-9a-z]{1,10})$/;

/**
 * The tokens among the cookies that are ours by their looks. A neighbour on another subdomain can set a
 * cookie of this name for all of them, to anything.
 */
export function xsrfTokensIn(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`))
    .map((cookie) => cookie.slice(XSRF_COOKIE.length + 1))
    .filter((token) => TOKEN.test(token));
}

export const makeXsrfToken = (randomHex: string, now: number) =>
  `${randomHex}.${Math.floor(now / 1000).toString(36)}`;

/** When it was made, in milliseconds. */
export const xsrfTokenTime = (token: string) => Number.parseInt(TOKEN.exec(token)![1]!, 36) * 1000;
