import { openSqliteStatistics } from './sqlite.ts';
import type { StatisticsStore } from './types.ts';

type Place = { dataDir: string; databaseUrl: string | undefined };

/** Opens the store where the messages are kept. It fails only when it is used: no start depends on statistics. */
export async function openStatistics({ dataDir, databaseUrl }: Place): Promise<StatisticsStore> {
  if (databaseUrl === undefined) return openSqliteStatistics(dataDir);
  // Only now: without a database there is no reason to load its library.
  const { openPostgresStatistics } = await import('./postgres.ts');
  return openPostgresStatistics(databaseUrl);
}
