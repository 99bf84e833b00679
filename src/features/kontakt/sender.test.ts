import { describe, expect, test, vi } from 'vitest';
import {
  HOUR,
  KEY,
  TOKEN,
  keyOf,
  load,
  message,
  posts,
  setStage,
  settle,
  stage,
  stored,
} from './test-page.ts';

setStage();

test('is kept before it is sent, and forgotten when acknowledged', async () => {
  const { send } = await load();
  send(message);
  expect(stored()).toEqual([{ ...message, key: expect.stringMatching(/^[\da-f-]{36}$/), time: Date.now() }]);
  await settle();
  expect(stage.storage.has(KEY)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);

  const { init } = posts()[0]!;
  // The post outlives the page: a visitor who leaves at once may never come back to send it again.
  expect(init.keepalive).toBe(true);
  expect([...(init.body as FormData)]).toEqual([
    ['subject', 'Anfrage'],
    ['message', 'Von: erika@beispiel.de\n\nGuten Tag!'],
  ]);
  expect(new Headers(init.headers).get('x-xsrf-token')).toBe(TOKEN);
});

test.each([
  ['a network error', () => new TypeError('offline')],
  ['408', () => Response.json({ fehler: '…' }, { status: 408 })],
  ['429', () => Response.json({ fehler: '…' }, { status: 429 })],
  ['500', () => Response.json({ fehler: '…' }, { status: 500 })],
  ['503', () => Response.json({ fehler: '…' }, { status: 503 })],
  ['502 of somebody in between', () => new Response('', { status: 502 })],
  ['data from in between', () => Response.json({ ok: true })],
  ['a page in between', () => new Response('<form>', { headers: { 'content-type': 'text/html' } })],
  ['a page in between that does not say what it is', () => new Response(Buffer.from('<form>'))],
  ['no word from in between', () => new Response(null, { status: 204 })],
  ['a sign-in in between', () => new Response('<form>', { status: 401 })],
])('%s is tried again with the same key', async (_name, answer) => {
  const { send } = await load();
  stage.answers = [answer(), answer()];
  send(message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(posts()).toHaveLength(3);
  expect(new Set(posts().map(keyOf)).size).toBe(1);
  expect(stage.storage.has(KEY)).toBe(false);
});

test('the pauses grow, up to five minutes', async () => {
  const { send } = await load();
  stage.answers = Array.from({ length: 100 }, () => new TypeError('offline'));
  send(message);
  await vi.advanceTimersByTimeAsync(60_000);
  const inTheFirstMinute = posts().length;
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  const before = posts().length;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(inTheFirstMinute).toBeLessThanOrEqual(7);
  expect(posts().length - before).toBeGreaterThanOrEqual(12);
  expect(posts().length - before).toBeLessThanOrEqual(24);
});

test.each([
  ['seconds', () => '600'],
  ['a date', () => new Date(Date.now() + 600_000).toUTCString()],
])('Retry-After in %s is waited for, also when the browser is online again', async (_name, value) => {
  const { send } = await load();
  stage.answers = [new Response('', { status: 429, headers: { 'retry-after': value() } })];
  send(message);
  await vi.advanceTimersByTimeAsync(300_000);
  stage.page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(295_000);
  expect(posts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(posts()).toHaveLength(2);
});

test('a Retry-After of years does not become none', async () => {
  const { send } = await load();
  stage.answers = [new Response('', { status: 503, headers: { 'retry-after': '99999999' } })];
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts()).toHaveLength(1);
});

test('a Retry-After that says nothing is none, and no reason to hurry', async () => {
  const { send } = await load();
  stage.answers = [new Response('', { status: 503, headers: { 'retry-after': 'bald' } })];
  send(message);
  await settle();
  expect(posts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(posts()).toHaveLength(2);
});

test.each([
  ['a message', TOKEN, '/sendmail.php'],
  ['the question for a token', '', '/kontakt/'],
])('%s that nobody answers is tried again', async (_name, token, silent) => {
  vi.stubGlobal('document', { cookie: token && `XSRF-TOKEN=${token}` });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), delay);
    return controller.signal;
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const { send } = await load();
  send(message);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(asked).toEqual([silent, silent]);
});

test('back online, it goes out at once', async () => {
  const { send } = await load();
  stage.answers = Array.from({ length: 8 }, () => new TypeError('offline'));
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR / 15);
  const before = posts().length;
  stage.answers = [];
  stage.page.dispatchEvent(new Event('online'));
  await settle();
  expect(posts()).toHaveLength(before + 1);
  expect(stage.storage.has(KEY)).toBe(false);
});

test('back online while it is under way, it is not sent a second time', async () => {
  const { send } = await load();
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    stage.fetched.push({ url, init });
    return answer.promise;
  });
  send(message);
  await settle();
  stage.page.dispatchEvent(new Event('online'));
  await settle();
  answer.resolve(new Response('{"id":"1"}', { status: 202 }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(posts()).toHaveLength(1);
});

test('what another tab has overwritten meanwhile is kept again, beside what that has written', async () => {
  const { send } = await load();
  stage.answers = [new TypeError('offline')];
  send(message);
  stage.storage.set(KEY, JSON.stringify([{ ...message, key: 'k', time: Date.now() }]));
  await settle();
  expect(stored().map(({ key }) => key)).toEqual(['k', keyOf(posts()[0]!)]);
});

describe('refused for good', () => {
  test.each([400, 409, 413, 415, 422])('%i stays, and only the visitor tries again', async (status) => {
    const { send, retryNow } = await load();
    stage.answers = [Response.json({ fehler: '…' }, { status })];
    send(message);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(posts()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    retryNow();
    await settle();
    expect(posts()).toHaveLength(2);
    expect(stage.storage.has(KEY)).toBe(false);
  });

  test('one keeps no other from going out, and is not sent along', async () => {
    const { send } = await load();
    const { currentDeliveries } = await import('./deliveries.ts');
    stage.answers = [Response.json({ fehler: '…' }, { status: 422 }), new TypeError('offline')];
    send(message);
    send(message);
    await settle();
    const [refused, other] = posts().map(keyOf);
    expect([...currentDeliveries().failed]).toEqual([refused, other]);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(posts().map(keyOf)).toEqual([refused, other, other]);
    expect(stored().map(({ key }) => key)).toEqual([refused]);
  });
});

test('403 fetches a fresh token and tries once more', async () => {
  const { send } = await load();
  stage.answers = [new Response('', { status: 403 }), new Response('<html>')];
  send(message);
  await settle();
  expect(stage.fetched.map(({ url }) => url)).toEqual(['/sendmail.php', '/kontakt/', '/sendmail.php']);
  expect(stage.storage.has(KEY)).toBe(false);
});

test('without a cookie it asks the contact page for one before it posts', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const { send } = await load();
  stage.answers = [new TypeError('offline'), new Response('<html>')];
  send(message);
  await settle();
  expect(stage.fetched.map(({ url }) => url)).toEqual(['/kontakt/']);

  vi.stubGlobal('document', {
    get cookie() {
      return stage.fetched.length > 1 ? `XSRF-TOKEN=${TOKEN}` : '';
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stage.fetched.map(({ url }) => url)).toEqual(['/kontakt/', '/kontakt/', '/sendmail.php']);
  expect(new Headers(posts()[0]!.init.headers).get('x-xsrf-token')).toBe(TOKEN);
  expect(stage.storage.has(KEY)).toBe(false);
});
