import { type Context, Hono } from 'hono';
import type { Outbox } from './outbox.ts';
import { readMessage, Refusal } from './sendmail.ts';

type Parts = {
  outbox: Outbox;
  /** Sent with every answer. */
  headers: Record<string, string>;
  isDraining: () => boolean;
};

/** The few addresses that are not files. */
export const DYNAMIC_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/sendmail.php']);

export function createApp({ outbox, headers, isDraining }: Parts): Hono {
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header('cache-control', 'no-store');
  });

  app.get('/healthz', (c) => c.text('ok'));

  app.get('/readyz', (c) => (!isDraining() && outbox.ready() ? c.text('ok') : c.text('nicht bereit', 503)));

  app.post('/sendmail.php', async (c) => {
    const message = await readMessage(c.req.raw);
    try {
      return c.json({ id: outbox.add(message) }, 202);
    } catch (error) {
      console.error('Eine Nachricht ließ sich nicht speichern:', error);
      return c.json({ fehler: 'Die Nachricht kann gerade nicht angenommen werden.' }, 503);
    }
  });

  app.all('/healthz', (c) => wrongMethod(c, 'GET, HEAD'));
  app.all('/readyz', (c) => wrongMethod(c, 'GET, HEAD'));
  app.all('/sendmail.php', (c) => wrongMethod(c, 'POST'));

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ fehler: error.message }, error.status);
    console.error(error);
    return c.json({ fehler: 'Hier ist ein Fehler passiert.' }, 500);
  });

  return app;
}

function wrongMethod(c: Context, allow: string): Response {
  return c.text('Diese Methode ist hier nicht erlaubt.\n', 405, { allow });
}
