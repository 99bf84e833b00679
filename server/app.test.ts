import { describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Message, Outbox } from './outbox.ts';

function setUp({ ready = true, draining = false, broken = false } = {}) {
  const kept: Message[] = [];
  const outbox: Outbox = {
    add(message) {
      if (broken) throw new Error('disk full');
      kept.push(message);
      return `id-${kept.length}`;
    },
    ready: () => ready,
    close() {},
  };
  const headers = { 'x-content-type-options': 'nosniff' };
  return { kept, app: createApp({ outbox, headers, isDraining: () => draining }) };
}

const urlencoded = 'application/x-www-form-urlencoded';

function form(...fields: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

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
    [{}, 200],
    [{ ready: false }, 503],
    [{ draining: true }, 503],
  ])('readiness of %j is %i', async (state, status) => {
    const { app } = setUp(state);
    expect((await app.request('/readyz')).status).toBe(status);
    expect((await app.request('/readyz', { method: 'HEAD' })).status).toBe(status);
  });
});

test.each([
  ['/healthz', 'POST', 'GET, HEAD'],
  ['/readyz', 'DELETE', 'GET, HEAD'],
  ['/sendmail.php', 'GET', 'POST'],
  ['/sendmail.php', 'HEAD', 'POST'],
  ['/sendmail.php', 'OPTIONS', 'POST'],
])('%s does not take %s', async (path, method, allow) => {
  const response = await setUp().app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('POST /sendmail.php', () => {
  const send = (app: ReturnType<typeof createApp>, body: BodyInit, type?: string) =>
    app.request('/sendmail.php', {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);

  test.each<[string, BodyInit]>([
    ['multipart', form(['subject', 'Größe'], ['message', 'a\nb „c“'])],
    ['urlencoded', new URLSearchParams({ subject: 'Größe', message: 'a\nb „c“' })],
  ])('keeps a %s message before it answers', async (_, body) => {
    const { app, kept } = setUp();
    const response = await send(app, body);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: 'id-1' });
    expect(kept[0]?.subject).toBe('Größe');
    expect(kept[0]?.message.replaceAll('\r\n', '\n')).toBe('a\nb „c“');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, FormData]>([
    ['missing subject', form(['message', 'b'])],
    ['missing message', form(['subject', 'a'])],
    ['empty subject', form(['subject', ' \n'], ['message', 'b'])],
    ['repeated field', form(['subject', 'a'], ['message', 'b'], ['message', 'c'])],
    ['unknown field', form(['subject', 'a'], ['message', 'b'], ['cc', 'c@d.de'])],
    ['file', form(['subject', 'a'], ['message', new Blob(['b'])])],
    ['extra file', form(['subject', 'a'], ['message', 'b'], ['x', new Blob(['b'])])],
    ['nothing', form()],
  ])('refuses: %s', async (_, body) => {
    const { app, kept } = setUp();
    const response = await send(app, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ fehler: expect.stringMatching(/\.$/) });
    expect(kept).toEqual([]);
  });

  test('refuses a form it cannot read', async () => {
    const { app } = setUp();
    expect((await send(app, 'nonsense', 'multipart/form-data; boundary=x')).status).toBe(422);
    expect((await send(app, 'nonsense', 'multipart/form-data')).status).toBe(422);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data-x', ''])(
    'refuses the content type %j',
    async (type) => {
      const { app } = setUp();
      const body = new TextEncoder().encode('subject=a&message=b');
      expect((await send(app, body, type)).status).toBe(415);
    },
  );

  test('takes 64 KiB and not a byte more', async () => {
    const { app, kept } = setUp();
    const start = 'subject=a&message=';
    const fitting = start + 'x'.repeat(64 * 1024 - start.length);
    expect((await send(app, fitting, urlencoded)).status).toBe(202);
    expect((await send(app, `${fitting}x`, urlencoded)).status).toBe(413);
    expect(kept).toHaveLength(1);
  });

  test('stops reading a body without end', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks++;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect((await send(setUp().app, endless, urlencoded)).status).toBe(413);
    expect(chunks).toBeLessThan(70);
  });

  test('promises nothing when the outbox fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { app } = setUp({ broken: true });
    const response = await send(app, form(['subject', 'a'], ['message', 'b']));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ fehler: expect.any(String) });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
