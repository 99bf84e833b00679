import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/outbox.ts';
import { findBinaries } from '../../server/outbox/postgres/test-cluster.ts';
import { freshDatabase, runSql } from '../../server/outbox/postgres/test-database.ts';
import { freshDataDir, newMessage } from '../../server/outbox/test-outbox.ts';

const guide = readFileSync('docs/betrieb.md', 'utf8');
const server = globSync('server/**/*.ts')
  .filter((file) => !/test/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** What stands in backticks at the start of a table row. */
const listed = [...guide.matchAll(/^\| `([\w.]+)`/gm)].map(([, name]) => name!);

test('the guide explains every event of the log, and no other', () => {
  const written = [
    ...server.matchAll(/'((?:alert|log|message|outbox|server|statistics)\.(?!sqlite)[a-z]+)'/g),
  ].map(([, event]) => event!);
  // The courier names its events after how an attempt ended.
  const outcomes = ['message.delivered', 'message.deferred', 'message.failed'];
  const events = listed.filter((name) => /^[a-z]+\.[a-z]+$/.test(name));
  expect(events.toSorted()).toEqual([...new Set([...written, ...outcomes])].toSorted());
});

test('the guide explains every setting, and no other', () => {
  const read = [...server.matchAll(/\bread(?:Address)?\('([A-Z_]+)'/g)].map(([, name]) => name!);
  const variables = listed.filter((name) => /^[A-Z_]+$/.test(name));
  expect(variables.toSorted()).toEqual([...new Set([...read, 'CREDENTIALS_DIRECTORY'])].toSorted());
});

test('every link within the guide leads to a heading', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!.toLowerCase());
  const anchors = new Set(
    headings.map((heading) => heading.replaceAll(/[^\p{L}\d -]/gu, '').replaceAll(' ', '-')),
  );
  const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor!);
  expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});

test('what the guide sets up forgets within the days that it says', () => {
  const days = (pattern: RegExp) => Number(pattern.exec(guide)?.[1]);
  const logs = days(/kein Eintrag länger als (\d+) Tage/);
  const backups = days(/löscht, was (\d+) Tage alt ist/);
  // logrotate, journald and `find` each look once a day: what just missed its time stays for another day.
  expect(days(/rotate 14\/rotate (\d+)\//)).toBe(logs - 1);
  expect(days(/MaxFileSec=1day\\nMaxRetentionSec=(\d+)day/)).toBe(logs - 1);
  expect(days(/-mtime \+(\d+) -delete/)).toBe(backups - 1);
  // The counters of the last hour stand in an unlogged table, and belong into no backup.
  expect(guide).toMatch(/^pg_dump .*--no-unlogged-table-data/m);
});

test('a backup of PostgreSQL comes back as the guide says, also for a user who may create no schema', async () => {
  const address = new URL(await freshDatabase());
  const user = address.pathname.slice(1);
  await runSql(address.href, `CREATE ROLE ${user} LOGIN; CREATE SCHEMA outbox AUTHORIZATION ${user}`);
  address.username = user;
  const { outbox } = await openStore({ dataDir: '', databaseUrl: address.href });
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('a'));
  const commands = guide.match(/^pg_(?:dump|restore) .+$/gm)!.join(' && ');
  const PATH = `${findBinaries()}${delimiter}${process.env.PATH}`;
  const folder = freshDataDir();
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', commands], { cwd: folder, env: { PATH, DATABASE_URL: address.href } });
  expect(await outbox.list()).toMatchObject([{ id: 'a' }]);
});
