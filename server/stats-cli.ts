import { workForOwner } from './cli/open.ts';
import { DAY, germanDay } from './clock.ts';
import { LIMITS } from './limits.ts';
import type { Database } from './outbox/database.ts';
import { formatReport } from './statistics/report.ts';
import { createSums, daysBefore } from './statistics/sums.ts';

/** `npm run stats -- …`: what the server has counted. Works while it runs. */
const USAGE = `npm run stats                 die letzten 30 Tage
npm run stats -- 7            die letzten sieben Tage
npm run stats -- 90 --json    die Tagessummen für andere Programme`;

await workForOwner(
  (dataDir) => `In ${dataDir} ist noch nichts gezählt. Stimmt DATA_DIR, und ist STATISTICS eingeschaltet?`,
  report,
);

async function* report(database: Database): AsyncGenerator<string> {
  const args = process.argv.slice(2);
  const [count = '30', ...more] = args.filter((argument) => argument !== '--json');
  const length = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (more.length > 0 || length < 1 || length > LIMITS.retention.visits / DAY) throw new Error(USAGE);
  const today = germanDay(Date.now());
  const days = Array.from({ length }, (_, i) => daysBefore(today, length - 1 - i));
  const sums = await createSums(database).read(days[0]!);
  yield `${args.includes('--json') ? JSON.stringify(sums, null, 1) : formatReport(sums, days)}\n`;
}
