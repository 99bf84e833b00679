import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type Mail = { id: string; from: string; to: string[]; secure: boolean; raw: string };

/** A real mail server that takes everything, unless it is told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    // It would look up the name of whoever connects.
    disableReverseLookup: true,
    async onData(stream, session, callback) {
      const raw = await buffer(stream).then(String, () => undefined);
      if (raw === undefined) return callback(new Error('The client was killed.'));
      const id = /^message-id: <([^@>]+)@/im.exec(raw)?.[1] ?? '';
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({
        id,
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        secure: session.secure,
        raw,
      });
      callback();
    },
    ...options,
  });
  // Clients that are killed leave broken connections behind.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, port: (server.server.address() as AddressInfo).port };
}

/** `access` is how to get there, and as whom. */
export function mailEnv(port: number, access = 'smtp://'): Record<string, string> {
  return {
    SMTP_URL: `${access}localhost:${port}`,
    SMTP_REQUIRE_TLS: 'off',
    MAIL_FROM: 'web@haus.de',
    MAIL_TO: 'chef@haus.de',
  };
}
