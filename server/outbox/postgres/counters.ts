import { createHmac } from 'node:crypto';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { MINUTE } from '../../clock.ts';
import { HOUR_IN_SECONDS, type MakeCounter } from '../../intake/rate-limit.ts';
import type { Database } from './database.ts';

type Statement = { text: string; values?: unknown[] };

/** Counters that all machines share. `secret` is one that they share too, and that is not in the database. */
export function createCounters({ query }: Database, secret: string): { make: MakeCounter; stop(): void } {
  // A visitor's address is in the table neither in clear nor for longer than its hour.
  const pseudonym = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const forget = () => query('DELETE FROM outbox.rate_limits WHERE expire <= $1', [Date.now()]);
  const timer = setInterval(() => void forget().catch(() => {}), MINUTE).unref();

  return {
    make(name, points) {
      const limiter = new RateLimiterPostgres({
        // Drops the statement names that the library gives; transaction.ts says why.
        storeClient: { query: ({ text, values }: Statement) => query(text, values) },
        storeType: 'pool',
        schemaName: 'outbox',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: HOUR_IN_SECONDS,
      });
      return {
        get: (key) => limiter.get(pseudonym(key)),
        consume: (key) => limiter.consume(pseudonym(key)),
        delete: (key) => limiter.delete(pseudonym(key)),
        reward: (key) => limiter.reward(pseudonym(key)),
      };
    },
    stop: () => clearInterval(timer),
  };
}
