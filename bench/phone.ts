import { EventEmitter, once } from 'node:events';

/** A mid-range phone takes about so many times as long for the same work. */
export const SLOWER = 4;

/** Its screen, as Lighthouse pictures it. */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true };

export type Tab = Awaited<ReturnType<typeof openTab>>;

/**
 * A tab that is not debugged. Playwright and Lighthouse turn the runtime's debugging on, and then every `Error` has
 * its place in the source looked up: React makes five when it loads, and V8 reads the whole bundle again for the
 * first (85 ms at a quarter of the speed, which no visitor waits for).
 */
async function openTab(port: number) {
  const endpoint = `http://127.0.0.1:${port}/json`;
  const response = await fetch(`${endpoint}/new?about:blank`, { method: 'PUT' });
  const target = (await response.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');

  const messages = new EventEmitter();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; method?: string };
    messages.emit(message.method ?? `answer ${message.id}`, message);
  });
  const next = async (event: string) => void (await once(messages, event));
  let sent = 0;
  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = ++sent;
    socket.send(JSON.stringify({ id, method, params }));
    const [{ result, error }] = (await once(messages, `answer ${id}`)) as [
      { result?: unknown; error?: { message: string } },
    ];
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  return {
    send,
    /** Resolves with the next event of this name. */
    next,
    /** Runs a function in the page, and resolves with what it resolves with. */
    async run<Arg, Result>(task: (arg: Arg) => Result, arg: Arg): Promise<Awaited<Result>> {
      const expression = `(${String(task)})(${JSON.stringify(arg)})`;
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: Awaited<Result> }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    /** What the browser notes of these kinds while something happens in the tab. */
    async traced(includedCategories: string[], during: () => Promise<unknown>): Promise<TraceEvent[]> {
      const events: TraceEvent[] = [];
      messages.on('Tracing.dataCollected', ({ params }: { params: { value: TraceEvent[] } }) =>
        events.push(...params.value),
      );
      await send('Tracing.start', { traceConfig: { includedCategories } });
      await during();
      const complete = next('Tracing.tracingComplete');
      await send('Tracing.end');
      await complete;
      return events;
    },
    async close(): Promise<void> {
      await fetch(`${endpoint}/close/${target.id}`);
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

/** A tab on a phone of somebody who was never here. */
export async function openPhone(port: number): Promise<Tab> {
  const tab = await openTab(port);
  await tab.send('Page.enable');
  // Behind another tab nothing is painted.
  await tab.send('Page.bringToFront');
  await tab.send('Network.clearBrowserCache');
  await tab.send('Emulation.setDeviceMetricsOverride', SCREEN);
  return tab;
}

/** Opens a page and waits until the application runs, and a second more: fonts join, what waits for them is laid out. */
export async function openStanding(tab: Tab, url: string): Promise<void> {
  const loaded = tab.next('Page.loadEventFired');
  await tab.send('Page.navigate', { url });
  await loaded;
  await tab.run(async () => {
    const { dataset } = document.documentElement;
    const pause = (time: number) => new Promise((resolve) => void setTimeout(resolve, time));
    while (dataset.app !== 'ready') await pause(20);
    await pause(1000);
  }, undefined);
}
