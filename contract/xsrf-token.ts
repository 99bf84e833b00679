export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** 128 random bits, and the second it was made: the score for robots looks at that. */
const COOKIE = /(?:^|;)[ \t]*XSRF-TOKEN=([0-9a-f]{32}\.[0-9a-z]{1,10})(?=[ \t]*(?:;|$))/g;

/**
 * The tokens among the cookies that are ours by their looks. A neighbour on another subdomain can set a
 * cookie of this name for all of them, to anything.
 */
export function xsrfTokensIn(cookies: string): string[] {
  return Array.from(cookies.matchAll(COOKIE), ([, token]) => token!);
}

export const makeXsrfToken = (randomHex: string, now: number) =>
  `${randomHex}.${Math.floor(now / 1000).toString(36)}`;

/** When it was made, in milliseconds. */
export const xsrfTokenTime = (token: string) =>
  Number.parseInt(token.slice(token.indexOf('.') + 1), 36) * 1000;
