import { setTimeout as pause } from 'node:timers/promises';
import { post } from './site-process.ts';

export const VISITORS = 16;

/** The ids that the server gave, by the visitors' own keys. */
type Acknowledged = Map<string, string>;

/** Visitors that send one message after the other, each until it is acknowledged, as the browser does. */
export function startVisitors(origin: (acknowledged: Acknowledged) => string | Promise<string>) {
  const acknowledged: Acknowledged = new Map();
  const refusals: string[] = [];
  const ended = new AbortController();

  async function sendUntilAcknowledged(key: string): Promise<void> {
    for (;;) {
      try {
        const response = await post(await origin(acknowledged), key);
        if (response.status === 202) {
          acknowledged.set(key, ((await response.json()) as { id: string }).id);
          return;
        }
        if (response.status < 500) return void refusals.push(`${key}: ${response.status}`);
      } catch {
        // Cut off, or nobody there: asking all the time would only keep the next server from starting.
        await pause(100);
      }
    }
  }

  const all = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = 0; !ended.signal.aborted; number++)
      await sendUntilAcknowledged(`besucher-${visitor}-${number}`);
  });
  const finish = async () => {
    ended.abort();
    await Promise.all(all);
  };
  return { acknowledged, refusals, finish };
}
