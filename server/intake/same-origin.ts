import { Refusal } from './refusal.ts';

/**
 * Browsers say where a request comes from and pages cannot change it: Sec-Fetch-Site, or Origin in
 * older ones. A request with neither is not from a page that anyone could be lured to.
 */
export function checkSameOrigin(headers: Headers, publicOrigin: string | undefined): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const same =
    site === null ? origin === null || isOurs(origin, headers, publicOrigin) : site === 'same-origin';
  if (!same)
    throw new Refusal(403, 'Bitte senden Sie die Nachricht über das Kontaktformular dieser Website.');
}

/** Either scheme goes with Host: a proxy may have taken TLS off. */
function isOurs(origin: string, headers: Headers, publicOrigin: string | undefined): boolean {
  const host = headers.get('host')?.toLowerCase();
  return origin === publicOrigin || (Boolean(host) && /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);
}
