import { openForOwner } from './cli/open.ts';
import { formatReport } from './statistics/report.ts';
import { createSums, daysBefore, germanDay } from './statistics/sums.ts';
import { KEPT_DAYS } from './statistics/tally.ts';

/** `npm run stats -- …`: what the server has counted. Works while it runs. */
const USAGE = `npm run stats                 die letzten 30 Tage
npm run stats -- 7            die letzten sieben Tage
npm run stats -- 90 --json    die Tagessummen für andere Programme`;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `Die Zahlen lassen sich nicht lesen: ${cause.message}` : message);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<string> {
  const isJson = args.includes('--json');
  const [count = '30', ...more] = args.filter((argument) => argument !== '--json');
  const length = Number(count);
  if (more.length > 0 || !/^\d{1,3}$/.test(count) || length < 1 || length > KEPT_DAYS) throw new Error(USAGE);
  const { database } = await openForOwner(
    (dataDir) => `In ${dataDir} ist noch nichts gezählt. Stimmt DATA_DIR, und ist STATISTICS eingeschaltet?`,
  );
  const today = germanDay(Date.now());
  const days = Array.from({ length }, (_, i) => daysBefore(today, length - 1 - i));
  try {
    const sums = await createSums(database).read(days[0]!);
    return isJson ? JSON.stringify(sums, null, 1) : formatReport(sums, days);
  } finally {
    await database.close();
  }
}
