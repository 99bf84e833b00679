import { type AppParts, createApp } from './app.ts';
import { createRefusalPage } from './intake/refusal.ts';
import { LIMITS } from './limits.ts';
import { OutboxUnavailable } from './outbox/database.ts';
import type { NewMessage } from './outbox/message.ts';
import { KONTAKT_PAGE, PAGE_HEADERS, SENT_PAGE } from './test-build.ts';

export type Answer = 'added' | 'known' | 'conflict' | 'held-full';

/** For tests: the endpoints with an outbox that answers as told. */
export function setUp({
  ready = true,
  draining = false,
  answer = 'added',
  ...parts
}: Partial<AppParts> & {
  ready?: boolean;
  draining?: boolean;
  answer?: Answer | Error;
} = {}) {
  const kept: NewMessage[] = [];
  const events: string[] = [];
  const app = createApp({
    outbox: {
      async add(message) {
        if (answer instanceof Error) throw answer;
        kept.push(message);
        return answer;
      },
      async checkReady() {
        if (!ready) throw new OutboxUnavailable(new TypeError('full'));
      },
    },
    headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" },
    formPages: { refused: createRefusalPage(KONTAKT_PAGE), sent: SENT_PAGE, headers: PAGE_HEADERS },
    isDraining: () => draining,
    rates: LIMITS.rates,
    proxyHops: 0,
    clock: Date.now,
    log: (event, details) => events.push(JSON.stringify({ event, ...details })),
    ...parts,
  });
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/sendmail.php', {
      method: 'POST',
      body,
      headers: { host: 'www.beispiel.de', ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
  return { app, kept, events, send };
}

export const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
export const greeting = 'Von: a@b.de\n\nGuten Tag!';

export function form(...fields: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

export const message = (subject = 'Größe', text = greeting) => form(['subject', subject], ['message', text]);
