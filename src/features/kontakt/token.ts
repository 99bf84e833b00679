import { xsrfTokensIn } from '../../../contract/xsrf-token.ts';
import { paths } from '../../paths.ts';

const PATIENCE = 30_000;

let asking: Promise<unknown> | undefined;

/**
 * What every post repeats in its header. The document of the contact page brings the cookie: whoever came
 * there inside the application has none until it is asked for.
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
