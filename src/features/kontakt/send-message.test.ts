import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'kontakt.ausgang';
const TOKEN = `${'0'.repeat(31)}1.abc`;
const HOUR = 60 * 60 * 1000;
const message = { email: 'erika@beispiel.de', subject: 'Anfrage', text: 'Guten Tag!' };

/** A page with a storage and a server that answers as told; without an answer of its own it takes the message. */
let page: EventTarget;
let storage: Map<string, string>;
let fetched: { url: string; init: RequestInit }[];
let answers: (Response | Error)[];

beforeEach(() => {
  [page, storage, fetched, answers] = [new EventTarget(), new Map(), [], []];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('document', { cookie: `a=%; XSRF-TOKEN=fremd; XSRF-TOKEN=${TOKEN}; c=d` });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    fetched.push({ url, init });
    const answer = answers.shift() ?? new Response('{"id":"1"}', { status: 202 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module starts anew, as after a reload. */
async function load() {
  vi.resetModules();
  return import('./send-message.ts');
}
const posts = () => fetched.filter(({ url }) => url === '/sendmail.php');
const keys = () => posts().map(({ init }) => new Headers(init.headers).get('idempotency-key'));
const tokenOf = (index: number) => new Headers(posts()[index]!.init.headers).get('x-xsrf-token');
const stored = () => JSON.parse(storage.get(KEY) ?? '[]') as Record<string, unknown>[];
const settle = () => vi.advanceTimersByTimeAsync(200);
const leaveBehind = (age = 0) =>
  storage.set(KEY, JSON.stringify([{ ...message, key: 'k', time: Date.now() - age }]));
const offline = (times = 1) => Array.from({ length: times }, () => new TypeError('offline'));

test('is kept before it is sent, and forgotten when acknowledged', async () => {
  const { send } = await load();
  send(message);
  expect(stored()).toEqual([
    { ...message, key: expect.stringMatching(/^\d+(?:-\d+){15}$/), time: Date.now() },
  ]);
  await settle();
  expect(storage.has(KEY)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);

  const { init } = posts()[0]!;
  // The post outlives the page: a visitor who leaves at once may never come back to send it again.
  expect(init.keepalive).toBe(true);
  expect(tokenOf(0)).toBe(TOKEN);
});

test.each([
  ['a network error', () => offline()[0]!],
  ['429', () => Response.json({ fehler: '…' }, { status: 429 })],
  ['data from in between', () => Response.json({ ok: true })],
  ['a page in between that does not say what it is', () => new Response(Buffer.from('<form>'))],
  ['a sign-in in between', () => new Response('<form>', { status: 401 })],
])('%s is tried again with the same key, and logged without the message', async (_name, answer) => {
  const { send } = await load();
  answers = [answer(), answer()];
  send(message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(posts()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  expect(storage.has(KEY)).toBe(false);
  expect(console.error).toHaveBeenCalledTimes(2);
  const logged = [...vi.mocked(console.log).mock.calls, ...vi.mocked(console.error).mock.calls].join('\n');
  expect(logged).toContain('202');
  for (const secret of Object.values(message)) expect(logged).not.toContain(secret);
});

test('the pauses grow, up to five minutes, and after 72 hours it is given up', async () => {
  const { send } = await load();
  answers = offline(2000);
  send(message);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(posts().length).toBeLessThanOrEqual(7);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  const before = posts().length;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts().length - before).toBeGreaterThanOrEqual(12);
  expect(posts().length - before).toBeLessThanOrEqual(24);
  await vi.advanceTimersByTimeAsync(68 * HOUR);
  expect(stored()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(storage.has(KEY)).toBe(false);
});

test('after a success the pauses are short again', async () => {
  const { send } = await load();
  answers = offline(8);
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(storage.has(KEY)).toBe(false);
  answers = offline();
  send(message);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(storage.has(KEY)).toBe(false);
});

test.each([
  ['600', 590_000, 600_000],
  ['99999999', HOUR, 72 * HOUR],
  ['bald', 200, 10_000],
])('Retry-After: %s is waited for, also when the browser is online again', async (value, early, late) => {
  const { send } = await load();
  answers = [new Response('', { status: 429, headers: { 'retry-after': value } })];
  send(message);
  await vi.advanceTimersByTimeAsync(early / 2);
  if (early > 200) page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(early / 2);
  expect(posts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(late - early + 1000);
  expect(storage.has(KEY)).toBe(false);
});

test('a message that nobody answers is tried again', async () => {
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
  expect(asked).toEqual(['/sendmail.php', '/sendmail.php']);
});

test('back online it goes out at once, and not a second time while it is under way', async () => {
  const { send } = await load();
  answers = offline(8);
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR / 15);
  const before = posts().length;
  answers = [];
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(posts()).toHaveLength(before + 1);
  expect(storage.has(KEY)).toBe(false);
});

describe('refused for good', () => {
  test.each([400, 409, 422])('%i stays, and only the visitor tries again', async (status) => {
    const { send, retryNow } = await load();
    answers = [Response.json({ fehler: '…' }, { status })];
    send(message);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(posts()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
    retryNow();
    await settle();
    expect(posts()).toHaveLength(2);
    expect(storage.has(KEY)).toBe(false);
  });

  test('one keeps no other from going out, and is not sent along', async () => {
    const { currentDeliveries, send } = await load();
    answers = [Response.json({ fehler: '…' }, { status: 422 }), ...offline()];
    send(message);
    send(message);
    await settle();
    const [refused, other] = keys();
    expect([...currentDeliveries().failed]).toEqual([refused, other]);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(keys()).toEqual([refused, other, other]);
    expect(stored().map(({ key }) => key)).toEqual([refused]);
  });
});

test('403 fetches a fresh token and tries once more', async () => {
  const { send } = await load();
  answers = [new Response('', { status: 403 }), new Response('<html>')];
  send(message);
  await settle();
  expect(fetched.map(({ url }) => url)).toEqual(['/sendmail.php', '/kontakt/', '/sendmail.php']);
  expect(storage.has(KEY)).toBe(false);
});

test('without a cookie it asks the contact page for one before it posts', async () => {
  const cookies = { cookie: '' };
  vi.stubGlobal('document', cookies);
  const { send } = await load();
  answers = offline();
  send(message);
  await settle();
  expect(fetched.map(({ url }) => url)).toEqual(['/kontakt/']);
  cookies.cookie = `XSRF-TOKEN=${TOKEN}`;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tokenOf(0)).toBe(TOKEN);
  expect(storage.has(KEY)).toBe(false);
});

describe('the next visit', () => {
  test('drops what is older than 72 hours', async () => {
    leaveBehind(72 * HOUR);
    const { resume } = await load();
    resume();
    await settle();
    expect(posts()).toEqual([]);
    expect(storage.has(KEY)).toBe(false);
  });

  test.each(['{', 'null', '[{"key":"k","time":1e13}]'])('ignores a damaged entry: %s', async (entry) => {
    storage.set(KEY, entry);
    const { resume } = await load();
    resume();
    await settle();
    expect(posts()).toEqual([]);
  });

  test('no longer sends what is discarded', async () => {
    leaveBehind();
    const { resume, discard } = await load();
    answers = offline();
    resume();
    await settle();
    discard('k');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(posts()).toHaveLength(1);
    expect(storage.has(KEY)).toBe(false);
  });
});

test('where the storage is refused, the message lives as long as the visit', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send } = await load();
  answers = offline();
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});
