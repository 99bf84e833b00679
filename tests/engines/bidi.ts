import { once } from 'node:events';
import type { Transport } from './transport.ts';

type Message = {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: { level: string; text: string | null };
};
type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** WebDriver BiDi: one socket, on which the browser also tells what nobody asked for. */
export async function bidiSession(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  let complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    if (message.method === 'log.entryAdded' && /warn|error/.test(message.params!.level))
      complaints.push(message.params!.text ?? '');
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    if (!asked) return;
    waiting.delete(message.id!);
    if (message.error) asked.reject(new Error(`${message.error}: ${message.message}`));
    else asked.resolve(message.result as never);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection'));
  });
  let last = 0;
  const call = <Value>(method: string, params: object = {}): Promise<Value> => {
    const asked = Promise.withResolvers<never>();
    waiting.set(++last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return asked.promise;
  };
  await once(socket, 'open');
  const session = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  // A window of its own: the one that comes with the start has no focus when there is no screen.
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const { context } = await call<{ context: string }>('browsingContext.create', { type: 'window' });
  for (const other of contexts) await call('browsingContext.close', { context: other.context });
  await call('browsingContext.activate', { context });
  await call('session.subscribe', { events: ['log.entryAdded'] });

  const transport: Transport = {
    open: (url) => call('browsingContext.navigate', { context, url, wait: 'interactive' }),
    reload: () => call('browsingContext.reload', { context, wait: 'interactive' }),
    returnFromElsewhere: () => call('browsingContext.traverseHistory', { context, delta: -1 }),
    traverse: (delta) => call('browsingContext.traverseHistory', { context, delta }),
    perform: (actions) => call('input.performActions', { context, actions }),
    resize: (width, height) => call('browsingContext.setViewport', { context, viewport: { width, height } }),
    deleteCookies: () => call('storage.deleteCookies', { partition: { type: 'context', context } }),

    async evaluate(expression) {
      const outcome = await call<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text);
      return outcome.result.value;
    },

    complaints: async () => complaints.splice(0),
    end: () => call('browser.close'),
  };
  return { version: session.capabilities.browserVersion, transport };
}
