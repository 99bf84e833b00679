type Answer = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
};

export type Tab = {
  send: (method: string, params?: object) => Promise<unknown>;
  /** Resolves with the next event of this name. */
  next: (event: string) => Promise<void>;
  /** Hears every event of this name. */
  on: (event: string, listener: (params: Record<string, unknown>) => void) => void;
  close: () => Promise<void>;
};

/**
 * A tab that is not debugged. Playwright and Lighthouse turn the runtime's debugging on, and then every
 * `Error` has its place in the source looked up: React makes five when it loads, and V8 reads the whole
 * bundle again for the first (85 ms at a quarter of the speed, which no visitor waits for).
 */
export async function openTab(port: number): Promise<Tab> {
  const endpoint = `http://127.0.0.1:${port}/json`;
  const response = await fetch(`${endpoint}/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await response.json()) as {
    id: string;
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const answers = new Map<number, PromiseWithResolvers<unknown>>();
  const events = new Map<string, PromiseWithResolvers<void>>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id: number = 0, method = '', params = {}, result, error } = JSON.parse(String(data)) as Answer;
    listeners.get(method)?.(params);
    events.get(method)?.resolve();
    events.delete(method);
    if (error) answers.get(number)?.reject(new Error(error.message));
    else answers.get(number)?.resolve(result);
    answers.delete(number);
  });

  let sent = 0;
  return {
    send(method, params = {}) {
      const answer = Promise.withResolvers<unknown>();
      answers.set(++sent, answer);
      socket.send(JSON.stringify({ id: sent, method, params }));
      return answer.promise;
    },
    next(event) {
      const heard = events.get(event) ?? Promise.withResolvers<void>();
      events.set(event, heard);
      return heard.promise;
    },
    on: (event, listener) => void listeners.set(event, listener),
    async close() {
      await fetch(`${endpoint}/close/${id}`);
      socket.close();
    },
  };
}
