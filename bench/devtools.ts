type Answer = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
};

export type Tab = {
  send: (method: string, params?: object) => Promise<unknown>;
  /** Runs a function in the page, and resolves with what it resolves with. */
  run: <Arg, Result>(task: (arg: Arg) => Result, arg: Arg) => Promise<Awaited<Result>>;
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
  const send = (method: string, params: object = {}) => {
    const answer = Promise.withResolvers<unknown>();
    answers.set(++sent, answer);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return answer.promise;
  };
  return {
    send,
    async run(task, arg) {
      const expression = `(${String(task)})(${JSON.stringify(arg)})`;
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: never }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
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

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  /** The thread's own processor time in µs: of an event, and when it happened. */
  tdur?: number;
  tts?: number;
};

/** What the browser notes of these kinds while something happens in the tab. */
export async function traced(
  tab: Tab,
  includedCategories: string[],
  during: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  tab.on('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  await tab.send('Tracing.start', { traceConfig: { includedCategories } });
  await during();
  const complete = tab.next('Tracing.tracingComplete');
  await tab.send('Tracing.end');
  await complete;
  return events;
}
