import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
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

/**
 * Whether the browser asked for this machine by a name that is its own. Another website may let its name lead here
 * (DNS rebinding): the browser then takes drafts for pages of that website, whose scripts may read them. Vite looks
 * after its own addresses in the same way. An address in numbers leads nowhere else.
 */
export function isAskedByItsName(host: string | undefined, ownName: string): boolean {
  const name = URL.parse(`http://${host ?? 'localhost'}`)?.hostname;
  if (name === undefined) return false;
  return (
    isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
    /^(?:.+\.)?localhost$/.test(name) ||
    name === ownName.toLowerCase()
  );
}
