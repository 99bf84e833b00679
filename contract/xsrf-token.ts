export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'X-XSRF-TOKEN';

/** 128 random bits, and the second the token was made: `server/intake/suspicion.ts` judges its age. */
const COOKIE = /(?:^|;)[ \t]*XSRF-TOKEN=([0-9a-f]{32}\.[0-9a-z]{1,10})(?=[ \t]*(?:;|$))/g;

/**
 * The cookies of this name whose value looks like a token of this server. A website on a neighbouring subdomain
 * can set a cookie of the same name for all subdomains, with any value.
 */
export function xsrfTokensIn(cookies: string): string[] {
  return Array.from(cookies.matchAll(COOKIE), ([, token]) => token!);
}

export const makeXsrfToken = (randomHex: string, now: number) =>
  `${randomHex}.${Math.floor(now / 1000).toString(36)}`;

/** When it was made, in milliseconds. */
export const xsrfTokenTime = (token: string) =>
  Number.parseInt(token.slice(token.indexOf('.') + 1), 36) * 1000;
