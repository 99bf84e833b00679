import { test } from 'vitest';
import { postgresStore } from './adversary/postgres-store.ts';
import { runModel, PATIENCE } from './adversary/run-model.ts';

/** Side by side: one alone would spend most of its time waiting for the database's processes. */
const AT_ONCE = 3;

test(
  'PostgreSQL keeps its promise, whatever happens',
  async () => runModel('PostgreSQL', await Promise.all(Array.from({ length: AT_ONCE }, postgresStore))),
  PATIENCE,
);
