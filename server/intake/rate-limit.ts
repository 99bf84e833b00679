import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networksOf } from './client-address.ts';
import { Refusal } from './refusal.ts';

export type RateLimit = {
  /** Counts one message; throws a `Refusal` if it is one too many of its sender. */
  take(client: string): Promise<Ticket>;
};

export type Ticket = {
  /** The overall limit, or the part open to this sender, is used up: the owner decides whether the mail is sent. */
  isBeyond: boolean;
  /** For a message that was not taken after all. Never rejects: one counted too many is a small harm. */
  giveBack(): Promise<void>;
};

/** Messages in an hour. */
export type Rates = { perClient: number; overall: number };

export const USUAL_RATES: Rates = { perClient: 20, overall: 200 };

/** Counts up to `points` an hour for each key; `consume` rejects with a `RateLimiterRes` beyond them. */
export type Counter = {
  get(key: string): Promise<RateLimiterRes | null>;
  consume(key: string): Promise<RateLimiterRes>;
  reward(key: string): Promise<RateLimiterRes>;
  delete(key: string): Promise<boolean>;
};
export type MakeCounter = (name: string, points: number) => Counter;

export const HOUR_IN_SECONDS = 3_600;
const ALL = 'all';

/** What is beyond the overall limit waits for the owner, up to so many times that limit; all further is refused. */
const CROWD = 5;
/** The part of the overall limit that is left to networks which have sent nothing in this hour. */
const FOR_NEWCOMERS = 1 / 4;

/** For this process alone. Addresses stay in memory, and no longer than their hour. */
export const countInMemory: MakeCounter = (keyPrefix, points) =>
  new RateLimiterMemory({ keyPrefix, points, duration: HOUR_IN_SECONDS });

/**
 * Messages an hour. Who sends too many is refused; when all together send too many, nobody is, because
 * a few could then close the form for everybody: what is beyond the limit waits for the owner.
 */
export function createRateLimit({ perClient, overall }: Rates, makeCounter: MakeCounter): RateLimit {
  const most = overall * CROWD;
  const newcomersShare = Math.floor(overall * FOR_NEWCOMERS);
  const everyone = makeCounter('everyone', most);
  const newcomers = makeCounter('newcomers', newcomersShare);
  const networks = new Map(
    [1, 2, 4].map((weight) => [weight, makeCounter(`client${weight}`, perClient * weight)]),
  );

  return {
    async take(client) {
      // A look first: a crowd beyond the limit must not fill the memory with its addresses.
      const state = await everyone.get(ALL);
      if (state && state.consumedPoints >= most) throw tooMany(state);
      const counts: Count[] = networksOf(client).map(({ network, weight }) => [
        networks.get(weight)!,
        network,
      ]);
      const isNewcomer = (await consumeAll(counts)).at(-1)!.consumedPoints === 1;
      // Only now: whoever is refused takes nobody else's room, not even for a moment.
      const total = await everyone.consume(ALL).catch(async (reason: unknown) => {
        await giveAllBack(counts);
        throw toRefusal(reason);
      });
      counts.push([everyone, ALL]);
      let isBeyond = total.consumedPoints > overall - newcomersShare;
      if (isBeyond && isNewcomer && newcomersShare > 0) {
        isBeyond = await newcomers.consume(ALL).then(() => false, isRefusal);
        if (!isBeyond) counts.push([newcomers, ALL]);
      }
      return { isBeyond, giveBack: () => giveAllBack(counts) };
    },
  };
}

type Count = [counter: Counter, key: string];

/** Counts for all networks of a client or, if one count is refused or fails, for none. */
async function consumeAll(counts: Count[]): Promise<RateLimiterRes[]> {
  const results = await Promise.allSettled(counts.map(([counter, key]) => counter.consume(key)));
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure) return results.map((result) => (result as PromiseFulfilledResult<RateLimiterRes>).value);
  await giveAllBack(counts.filter((_, i) => results[i]!.status === 'fulfilled'));
  throw toRefusal(failure.reason);
}

/** A count that is back at 0 is deleted: repetitions from ever new addresses must not fill the memory either. */
async function giveAllBack(counts: Count[]): Promise<void> {
  await Promise.allSettled(
    counts.map(async ([counter, key]) => {
      const { consumedPoints } = await counter.reward(key);
      if (consumedPoints <= 0) await counter.delete(key);
    }),
  );
}

function toRefusal(reason: unknown): unknown {
  return reason instanceof RateLimiterRes ? tooMany(reason) : reason;
}

/** A counter refuses with a `RateLimiterRes`; any other reason means that it did not answer, and is thrown. */
function isRefusal(reason: unknown): true {
  if (reason instanceof RateLimiterRes) return true;
  throw reason;
}

export function tooMany({ msBeforeNext }: { msBeforeNext: number }): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return new Refusal(429, `Gerade kommen zu viele Nachrichten an. Bitte senden Sie in ${wait} noch einmal.`, {
    retryAfter,
  });
}
