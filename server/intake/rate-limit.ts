import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export type RateLimit = {
  /** Counts one message; throws a `Refusal` if it is one too many. */
  take(client: string): Promise<void>;
  /** For a message that was not taken after all. */
  giveBack(client: string): Promise<void>;
};

const HOUR_IN_SECONDS = 3_600;
const ALL = 'all';

/** Messages an hour. Addresses stay in memory, and no longer than that hour. */
export function createRateLimit(perClient: number, overall: number): RateLimit {
  const clients = new RateLimiterMemory({ points: perClient, duration: HOUR_IN_SECONDS });
  const everyone = new RateLimiterMemory({ points: overall, duration: HOUR_IN_SECONDS });

  return {
    async take(client) {
      // A look first: a crowd beyond the limit must not fill the memory with its addresses.
      const state = await everyone.get(ALL);
      if (state && state.consumedPoints >= overall) throw tooMany(state);
      await clients.consume(client).catch(refuse);
      await everyone.consume(ALL).catch(refuse);
    },
    async giveBack(client) {
      await clients.reward(client);
      await everyone.reward(ALL);
    },
  };
}

function refuse(reason: unknown): never {
  throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
}

function tooMany({ msBeforeNext }: RateLimiterRes): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return new Refusal(429, `Gerade kommen zu viele Nachrichten an. Bitte senden Sie in ${wait} noch einmal.`, {
    retryAfter,
  });
}
