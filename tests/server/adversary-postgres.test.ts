import { test } from 'vitest';
import { postgresGround } from './adversary/postgres-ground.ts';
import { besiege, PATIENCE } from './adversary/siege.ts';

/** Side by side: one alone would spend most of its time waiting for the database's processes. */
const AT_ONCE = 3;

test(
  'PostgreSQL keeps its promise, whatever happens',
  async () => besiege('PostgreSQL', await Promise.all(Array.from({ length: AT_ONCE }, postgresGround))),
  PATIENCE,
);
