import { xsrfTokensIn } from '../../../contract/xsrf-token.ts';
import { paths } from '../../paths.ts';

const PATIENCE = 30_000;

let asking: Promise<unknown> | undefined;

/**
 * The token that every post repeats in its header. It comes as a cookie with the document of the contact page: a
 * visitor who reached that page inside the application has no cookie until `freshToken` asks for one.
 */
export async function xsrfToken(): Promise<string | undefined> {
  if (!tokenOfCookie()) await freshToken();
  return tokenOfCookie();
}

/** Asks the contact page for a cookie, once at a time. */
export async function freshToken(): Promise<void> {
  asking ??= fetch(paths.kontakt, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  try {
    await asking;
  } finally {
    asking = undefined;
  }
}

const tokenOfCookie = () => xsrfTokensIn(document.cookie)[0];
