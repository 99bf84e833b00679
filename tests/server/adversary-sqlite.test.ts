import { test } from 'vitest';
import { besiege, PATIENCE } from './adversary/siege.ts';
import { sqliteGround } from './adversary/sqlite-ground.ts';

test(
  'SQLite keeps its promise, whatever happens',
  async () => besiege('SQLite', [await sqliteGround()]),
  PATIENCE,
);
