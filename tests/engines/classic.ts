import { SLOWNESS } from '../slowness.ts';
import type { Transport } from './transport.ts';

/** A change that is asked for again while the first one is still coming takes the page away from its reader. */
const AGAIN = 30_000 * SLOWNESS;
/** Half of what a condition is waited for: a question that is lost with its document can be asked once more. */
const ANSWER = 30_000 * SLOWNESS;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** WebDriver as every browser's own driver speaks it, here at this address: a request for each step. */
export async function classicSession(driver: string, capabilities: Record<string, unknown>) {
  const request = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(driver + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  const session = await request<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { ...capabilities, pageLoadStrategy: 'none' } } },
  );
  const call = <Value>(method: 'POST' | 'DELETE', path: string, body?: object) =>
    request<Value>(method, `/session/${session.sessionId}${path}`, body);
  const evaluate = async (expression: string) => {
    // By way of a callback: not every driver waits for a promise.
    const answer = call<{ given: string } | { failed: string }>('POST', '/execute/async', {
      script: `const done = arguments[0];
        Promise.resolve().then(() => ${expression}).then((given) => done({ given }), (error) => done({ failed: String(error) }));`,
      args: [],
    });
    const outcome = await Promise.race([answer, after(ANSWER)]);
    if (!outcome) throw new Error('The page has not answered');
    if ('failed' in outcome) throw new Error(outcome.failed);
    return outcome.given;
  };

  let left = 0;
  /** By hand: WebKit counts as loading what a page asks for later, and with `eager` it waits for ever. */
  const changesDocument = async (change: () => Promise<void>) => {
    // Each document gets a number when it is left: one that the browser wakes up again has an older number.
    await evaluate(`String(window.left = ${++left})`);
    await change();
    let asked = Date.now();
    const isNew = () =>
      evaluate(`String(window.left !== ${left} && document.readyState !== 'loading')`).catch(() => 'false');
    // A question to a document that goes in this moment may stay without an answer, and so may the change itself.
    while ((await Promise.race([isNew(), after(2_000)])) !== 'true') {
      await after(10);
      if (Date.now() - asked < AGAIN) continue;
      await change();
      asked = Date.now();
    }
  };

  const transport: Transport = {
    evaluate,
    open: (url) => changesDocument(() => call('POST', '/url', { url })),
    reload: () => changesDocument(() => call('POST', '/refresh')),
    returnFromElsewhere: () => changesDocument(() => call('POST', '/back')),
    traverse: (steps) => call('POST', steps < 0 ? '/back' : '/forward'),
    perform: (actions) => call('POST', '/actions', { actions }),
    deleteCookies: () => call('DELETE', '/cookie'),
    // The protocol has no console, and WebKit's driver no log.
    complaints: async () => [],

    async resize(width, height) {
      // The protocol knows the window only; what its frame takes shows when it has its size.
      for (let frame = { width: 0, height: 0 }, tries = 0; tries < 20; tries++) {
        await call('POST', '/window/rect', { width: width + frame.width, height: height + frame.height });
        const [w, h, outerW, outerH] = JSON.parse(
          await evaluate(
            'new Promise(requestAnimationFrame).then(() => JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight]))',
          ),
        ) as [number, number, number, number];
        if (w === width && h === height) return;
        frame = { width: outerW - w, height: outerH - h };
      }
      throw new Error(`The window does not become ${width} × ${height} px`);
    },

    end: () => call('DELETE', ''),
  };
  return { version: session.capabilities.browserVersion, transport };
}
