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

describe('the next visit', () => {
  test('sends what is left with its key, and as often as it is due', async () => {
    stage.storage.set(KEY, JSON.stringify([{ ...message, key: 'k', time: Date.now() }]));
    const { resume } = await load();
    stage.answers = [new Response('', { status: 429, headers: { 'retry-after': '600' } })];
    resume();
    resume();
    await vi.advanceTimersByTimeAsync(595_000);
    expect(posts().map(keyOf)).toEqual(['k']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posts().map(keyOf)).toEqual(['k', 'k']);
    expect(stage.storage.has(KEY)).toBe(false);
  });

  test('drops what is older than 72 hours', async () => {
    stage.storage.set(KEY, JSON.stringify([{ ...message, key: 'k', time: Date.now() - 72 * HOUR }]));
    const { resume } = await load();
    resume();
    await settle();
    expect(posts()).toEqual([]);
    expect(stage.storage.has(KEY)).toBe(false);
  });

  const withoutText = JSON.stringify([{ key: 'k', time: Date.now() }]);
  test.each(['', '{', 'null', '[1, null, {"key": 2}]', withoutText])(
    'ignores a damaged entry: %s',
    async (entry) => {
      stage.storage.set(KEY, entry);
      const { resume } = await load();
      resume();
      await settle();
      expect(posts()).toEqual([]);
    },
  );
});

test('a page that stays open gives up after 72 hours', async () => {
  const { send } = await load();
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  send(message);
  await vi.advanceTimersByTimeAsync(71 * HOUR);
  expect(stored()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(stage.storage.has(KEY)).toBe(false);
});

test('without a storage, the message lives as long as the visit', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { send } = await load();
  stage.answers = [new TypeError('offline')];
  send(message);
  await settle();
  stage.page.dispatchEvent(new Event('online'));
  await settle();
  expect(posts()).toHaveLength(2);
  expect(new Set(posts().map(keyOf)).size).toBe(1);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts()).toHaveLength(2);
});

test('kept while the storage was full, it goes for good once it is acknowledged', async () => {
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: vi.fn(localStorage.setItem).mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    }),
  });
  const { send } = await load();
  stage.answers = [new TypeError('offline')];
  send(message);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts()).toHaveLength(2);
  expect(stage.storage.has(KEY)).toBe(false);
});

test('discarding stops it', async () => {
  stage.storage.set(KEY, JSON.stringify([{ ...message, key: 'k', time: Date.now() }]));
  const { resume, discard } = await load();
  stage.answers = [new TypeError('offline')];
  resume();
  await settle();
  discard('k');
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(posts()).toHaveLength(1);
  expect(stage.storage.has(KEY)).toBe(false);
});

test.each([
  ['a network error', new TypeError('offline')],
  ['422', new Response('', { status: 422 })],
  ['503', new Response('', { status: 503 })],
])('%s is logged as an error', async (_name, answer) => {
  const { send } = await load();
  stage.answers = [answer];
  send(message);
  await settle();
  expect(console.error).toHaveBeenCalledOnce();
  expect(console.log).not.toHaveBeenCalled();
});

test('the log holds nothing of the message', async () => {
  const { send } = await load();
  stage.answers = [new TypeError('offline')];
  send(message);
  await vi.advanceTimersByTimeAsync(10_000);
  const logged = [...vi.mocked(console.log).mock.calls, ...vi.mocked(console.error).mock.calls].join('\n');
  expect(logged).toContain('202');
  for (const secret of Object.values(message)) expect(logged).not.toContain(secret);
});

test.each(['XSRF-TOKEN=%', 'XSRF-TOKEN=fremd'])(
  'a cookie %s of a neighbour does not stop it',
  async (foreign) => {
    const { send } = await load();
    vi.stubGlobal('document', { cookie: `${foreign}; XSRF-TOKEN=${TOKEN}` });
    send(message);
    await settle();
    expect(new Headers(posts()[0]!.init.headers).get('x-xsrf-token')).toBe(TOKEN);
    expect(stage.storage.has(KEY)).toBe(false);

    vi.stubGlobal('document', { cookie: foreign });
    send(message);
    await settle();
    expect(new Headers(posts()[1]!.init.headers).get('x-xsrf-token')).toBeNull();
  },
);
