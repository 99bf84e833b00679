import { describe, expect, test } from 'vitest';
import { OutboxUnavailable } from './outbox/database.ts';
import { type Answer, form, greeting, message, setUp, urlencoded } from './test-app.ts';

describe('health', () => {
  test('is up whatever the outbox says', async () => {
    const { app } = setUp({ ready: false, draining: true });
    const response = await app.request('/healthz');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('ok');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    [{}, 200, 'ok'],
    [{ ready: false }, 503, 'nicht bereit: TypeError'],
    [{ draining: true }, 503, 'nicht bereit: Stopping'],
  ])('readiness of %j is %i', async (state, status, body) => {
    const { app } = setUp(state);
    const response = await app.request('/readyz');
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect((await app.request('/readyz', { method: 'HEAD' })).status).toBe(status);
  });
});

test('a flood of questions about readiness is one question a second, wherever the clock is set', async () => {
  let now = 10_000;
  let asked = 0;
  const outbox = { add: async () => 'added' as const, checkReady: async () => void asked++ };
  const { app } = setUp({ outbox, clock: () => now });
  const ask = async () => (await app.request('/readyz')).status;
  expect(new Set(await Promise.all(Array.from({ length: 1_000 }, ask)))).toEqual(new Set([200]));
  now += 999;
  await ask();
  expect(asked).toBe(1);
  now += 1;
  await ask();
  now -= 5_000;
  await ask();
  expect(asked).toBe(3);
});

describe('a message from the application', () => {
  test('is kept before the answer', async () => {
    let told = 0;
    const { kept, events, send } = setUp({ clock: () => 4711, onKept: () => told++ });
    const response = await send(message('Größe', 'Von: a@b.de\n\na\nb „c“ und mehr'));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: kept[0]?.id });
    expect(kept).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        fingerprint: expect.any(String),
        subject: 'Größe',
        message: 'Von: a@b.de\n\na\nb „c“ und mehr',
        suspicions: [],
        receivedAt: 4711,
      },
    ]);
    expect(told).toBe(1);
    expect(events).toEqual([JSON.stringify({ event: 'message.kept', id: kept[0]?.id })]);
    expect(response.headers.get('cache-control')).toBe('no-store');

    const key = { 'idempotency-key': '0b1c3c5e-7f1e-4a0e-8f56-0e6d0f1b2c3d' };
    for (const subject of ['Größe', 'Anderes']) await send(message(subject), key);
    const [first, second, third] = kept;
    expect(second?.id).not.toBe(first?.id);
    expect(third?.id).toBe(second?.id);
    expect(third?.fingerprint).not.toBe(second?.fingerprint);
  });

  test.each<[Answer | Error, number]>([
    ['known', 202],
    ['conflict', 409],
    ['held-full', 429],
    [new OutboxUnavailable(new Error('disk full')), 503],
  ])('when the outbox says %s, the answer is %i', async (answer, status) => {
    const told: string[] = [];
    const { send } = setUp({ answer, onUnavailable: (problem) => told.push(problem) });
    const response = await send(message());
    expect(response.status).toBe(status);
    expect(response.headers.has('retry-after')).toBe(status === 503 || status === 429);
    expect(told).toEqual(status === 503 ? ['Error'] : []);
  });

  test.each<[string, FormData]>([
    ['missing subject', form(['message', greeting])],
    ['repeated field', form(['subject', 'a'], ['message', greeting], ['message', greeting])],
    ['unknown field', form(['subject', 'a'], ['message', greeting], ['cc', 'c@d.de'])],
    ['file', form(['subject', 'a'], ['message', new Blob([greeting])])],
    ['no sender', message('a', 'Guten Tag, wie geht es?')],
    ['address with a line break', message('a', 'Von: a@b.de\nBcc: c@d.de\n\nGuten Tag!')],
    ['short text', message('a', 'Von: a@b.de\n\nkurz')],
    ['line break in the subject', message('a\nBcc: c@d.de')],
    ['NUL', message('a', `${greeting}\0`)],
    ['bidi control in the subject', message('a\u2066')],
  ])('is refused: %s', async (_, body) => {
    const { send, kept } = setUp();
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ fehler: expect.stringMatching(/\.$/) });
    expect(kept).toEqual([]);
  });

  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const part = (head: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

  test.each<[string, string]>([
    ['no parts', 'nonsense'],
    ['no UTF-8', `${part('name="subject"', '\xff')}--x--\r\n`],
    ['two names', `${part('name="subject"; name="message"', 'a')}--x--\r\n`],
  ])('is refused when unreadable: %s', async (_, body) => {
    expect((await setUp().send(Buffer.from(body, 'latin1'), multipart)).status).toBe(400);
  });

  test.each([{ 'content-type': 'text/plain' }, { ...urlencoded, 'content-encoding': 'gzip' }])(
    'is refused with %j',
    async (headers) => {
      const body = new TextEncoder().encode('subject=a&message=b');
      expect((await setUp().send(body, headers as Record<string, string>)).status).toBe(415);
    },
  );

  test('may have 64 KiB and not a byte more', async () => {
    const { send } = setUp();
    const full = Buffer.alloc(64 * 1024, '-');
    expect((await send(full, multipart)).status).toBe(400);
    expect((await send(Buffer.concat([full, Buffer.from('-')]), multipart)).status).toBe(413);
    expect((await send('', { ...multipart, 'content-length': '65537' })).status).toBe(413);
  });

  test('a fault of ours is an answer without details', async () => {
    const { send, events } = setUp({ answer: new TypeError(`bad ${greeting}`) });
    const response = await send(message());
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ fehler: expect.any(String) });
    expect(events[0]).toMatch(/^\{"event":"server\.error","error":"TypeError"/);
    expect(events.join()).not.toContain('a@b.de');
  });
});
