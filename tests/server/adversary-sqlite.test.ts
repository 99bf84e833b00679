import { test } from 'vitest';
import { runModel, PATIENCE } from './adversary/run-model.ts';
import { sqliteStore } from './adversary/sqlite-store.ts';

test(
  'SQLite keeps its promise, whatever happens',
  async () => runModel('SQLite', [await sqliteStore()]),
  PATIENCE,
);
