import { openSqliteStatistics } from './sqlite.ts';
import type { StatisticsStore } from './types.ts';

type Place = { dataDir: string; databaseUrl: string | undefined };

/** Where the messages are, too. Fails only when it is used: nothing depends on it. */
export async function openStatistics({ dataDir, databaseUrl }: Place): Promise<StatisticsStore> {
  if (databaseUrl === undefined) return openSqliteStatistics(dataDir);
  // Only now: without a database there is no reason to load its library.
  const { openPostgresStatistics } = await import('./postgres.ts');
  return openPostgresStatistics(databaseUrl);
}
