import { workForOwner } from './owner-command.ts';
import { DAY, dayOf, germanDay } from './clock.ts';
import { LIMITS } from './limits.ts';
import type { Database } from './outbox/database.ts';
import { formatReport } from './statistics/report.ts';
import { createSums } from './statistics/sums.ts';

/** `npm run stats -- …`: what the server has counted. Works while it runs. */
const USAGE = `npm run stats          die letzten 30 Tage
npm run stats -- 90    die letzten 90 Tage`;

await workForOwner(
  (dataDir) => `In ${dataDir} ist noch nichts gezählt. Stimmt DATA_DIR, und ist STATISTICS eingeschaltet?`,
  report,
);

async function* report(database: Database): AsyncGenerator<string> {
  const [count = '30', ...more] = process.argv.slice(2);
  const length = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  if (more.length > 0 || length < 1 || length > LIMITS.retention.visits / DAY) throw new Error(USAGE);
  const today = Date.parse(germanDay(Date.now()));
  const days = Array.from({ length }, (_, i) => dayOf(today - (length - 1 - i) * DAY));
  const sums = await createSums(database).read(days[0]!);
  yield `${formatReport(sums, days)}\n`;
}
