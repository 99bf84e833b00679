import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** In milliseconds: a page asks for its parts one after the other. */
const PAUSE = 200;

/** Tells work that can wait when the browser has all it asked for. */
export function watchRequests() {
  let running = 0;
  let latest = performance.now();
  const touch = () => (latest = performance.now());
  const isBusy = () => running > 0 || performance.now() - latest < PAUSE;

  return {
    touch,
    count(_request: IncomingMessage, response: ServerResponse) {
      running++;
      touch();
      response.once('close', () => {
        running--;
        touch();
      });
    },
    async whenQuiet() {
      // A turn of the loop in any case: whoever has just asked gets a hearing.
      await setTimeout();
      while (isBusy()) await setTimeout(PAUSE / 4);
    },
  };
}
