import { afterEach, beforeEach, vi } from 'vitest';

export const KEY = 'kontakt.ausgang';
export const TOKEN = `${'0'.repeat(31)}1.abc`;
export const HOUR = 60 * 60 * 1000;
export const message = { email: 'erika@beispiel.de', subject: 'Anfrage', text: 'Guten Tag!' };

/** For tests: a page with a storage and a server that answers as told, anew for each of them. */
export const stage = {
  page: new EventTarget(),
  storage: new Map<string, string>(),
  fetched: [] as { url: string; init: RequestInit }[],
  answers: [] as (Response | Error)[],
};

export function setStage(): void {
  beforeEach(() => {
    const page = new EventTarget();
    const storage = new Map<string, string>();
    Object.assign(stage, { page, storage, fetched: [], answers: [] });
    vi.useFakeTimers();
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    // Without locks: these are tested in a browser, by tests/journeys/kontakt-outgoing.spec.ts.
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', { cookie: `a=b; XSRF-TOKEN=${TOKEN}; c=d` });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      stage.fetched.push({ url, init });
      const answer = stage.answers.shift() ?? new Response('{"id":"1"}', { status: 202 });
      if (answer instanceof Error) throw answer;
      return answer;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** The module under test starts anew, as after a reload. */
export async function load() {
  vi.resetModules();
  return import('./sender.ts');
}
export const posts = () => stage.fetched.filter(({ url }) => url === '/sendmail.php');
export const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('idempotency-key');
export const stored = () => JSON.parse(stage.storage.get(KEY) ?? '[]') as Record<string, unknown>[];
export const settle = () => vi.advanceTimersByTimeAsync(200);
