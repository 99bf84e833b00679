import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export type RateLimit = {
  /** Counts one message; throws a `Refusal` if it is one too many. */
  take(client: string): Promise<void>;
  /** For a message that was not taken after all. Never rejects: one counted too many is a small harm. */
  giveBack(client: string): Promise<void>;
};

export type Rates = { perClient: number; overall: number };

/** Counts up to `points` an hour for each key; `consume` rejects with a `RateLimiterRes` beyond them. */
export type Counter = {
  get(key: string): Promise<RateLimiterRes | null>;
  consume(key: string): Promise<RateLimiterRes>;
  reward(key: string): Promise<RateLimiterRes>;
};
export type MakeCounter = (name: string, points: number) => Counter;

export const HOUR_IN_SECONDS = 3_600;
const ALL = 'all';

/** For this process alone. Addresses stay in memory, and no longer than their hour. */
export const countInMemory: MakeCounter = (keyPrefix, points) =>
  new RateLimiterMemory({ keyPrefix, points, duration: HOUR_IN_SECONDS });

/** Messages an hour. */
export function createRateLimit({ perClient, overall }: Rates, makeCounter: MakeCounter): RateLimit {
  const clients = makeCounter('client', perClient);
  const everyone = makeCounter('everyone', overall);

  return {
    async take(client) {
      // A look first: a crowd beyond the limit must not fill the memory with its addresses.
      const state = await everyone.get(ALL);
      if (state && state.consumedPoints >= overall) throw tooMany(state);
      await clients.consume(client).catch(refuse);
      await everyone.consume(ALL).catch(refuse);
    },
    async giveBack(client) {
      await Promise.allSettled([clients.reward(client), everyone.reward(ALL)]);
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
