import type { HttpBindings } from '@hono/node-server';
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { HEALTH_PATH, READINESS_PATH, SENDMAIL_PATH } from '../contract/endpoints.ts';
import { type Clock, SECOND } from './clock.ts';
import { clientAddress, createRateLimit, type Rates } from './intake/rate-limit.ts';
import { describeError } from './log.ts';
import type { Inbox } from './outbox/inbox.ts';
import { createSendmail, type ContactRequest, type SendmailParts } from './sendmail.ts';

export type AppParts = Omit<SendmailParts, 'rateLimit'> & {
  outbox: Inbox;
  /** Sent with every answer. */
  headers: Record<string, string>;
  isDraining: () => boolean;
  rates: Rates;
  /** How many proxies of our own add to X-Forwarded-For. */
  proxyHops: number;
};

export function createApp({ headers, isDraining, rates, proxyHops, ...parts }: AppParts): Hono {
  const { outbox, formPages, clock, log } = parts;
  const app = new Hono();
  const readiness = createReadiness(() => outbox.checkReady(), clock);
  const sendmail = createSendmail({ ...parts, rateLimit: createRateLimit(rates, clock) });

  app.use(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    const all = isPage ? { ...headers, ...formPages?.headers } : headers;
    for (const [name, value] of Object.entries(all)) c.header(name, value);
    // A page is not to be changed on its way either; see build/output/site-files.ts.
    c.header('cache-control', isPage ? 'no-store, no-transform' : 'no-store');
  });

  app.get(HEALTH_PATH, (c) => c.text('ok'));

  app.get(READINESS_PATH, async (c) => {
    const reason = isDraining() ? 'Stopping' : await readiness();
    return reason ? c.text(`nicht bereit: ${reason}`, 503) : c.text('ok');
  });

  const contactRequestOf = (c: Context): ContactRequest => {
    const incoming = (c.env as Partial<HttpBindings> | undefined)?.incoming;
    const { headers } = c.req.raw;
    const peer = incoming?.socket.remoteAddress;
    const client = clientAddress(peer, headers.get('x-forwarded-for'), proxyHops);
    // The body is read from Node's own request where there is one: the web stream `c.req.raw.body` costs far more
    // for every chunk, and merely asking for it begins it.
    return { headers, client, body: incoming ?? Readable.from(c.req.raw.body ?? []) };
  };
  app.post(SENDMAIL_PATH, (c) => sendmail(contactRequestOf(c)));

  const wrongMethod = (allow: string) => (c: Context) =>
    c.text('Diese Methode ist hier nicht erlaubt.\n', 405, { allow });
  app.all(HEALTH_PATH, wrongMethod('GET, HEAD'));
  app.all(READINESS_PATH, wrongMethod('GET, HEAD'));
  app.all(SENDMAIL_PATH, wrongMethod('POST'));

  app.onError((error, c) => {
    log('server.error', describeError(error));
    return c.json({ fehler: 'Hier ist ein Fehler passiert.' }, 500);
  });

  return app;
}

/** Why no message can be taken now. Asked once a second, however many want to know: each question costs a write. */
function createReadiness(check: () => Promise<void>, clock: Clock): () => Promise<string | undefined> {
  let answer = Promise.resolve<string | undefined>(undefined);
  let askedAt = -Infinity;

  return () => {
    if (Math.abs(clock() - askedAt) < SECOND) return answer;
    askedAt = clock();
    return (answer = check().then(
      () => undefined,
      (error: unknown) => describeError(error).error,
    ));
  };
}
