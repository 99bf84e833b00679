import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createOutbox, openDatabase } from '../../server/outbox/open.ts';
import { findBinaries } from '../../server/outbox/test-cluster.ts';
import { freshDatabase, runSql } from '../../server/outbox/test-database.ts';
import { allOf, freshDataDir, newMessage } from '../../server/outbox/test-outbox.ts';

const guide = readFileSync('docs/betrieb.md', 'utf8');

test('a backup of PostgreSQL comes back as the guide says, also for a user who may create no schema', async () => {
  const address = new URL(await freshDatabase());
  const user = address.pathname.slice(1);
  await runSql(address.href, `CREATE ROLE ${user} LOGIN; CREATE SCHEMA outbox AUTHORIZATION ${user}`);
  address.username = user;
  const outbox = createOutbox(await openDatabase({ dataDir: '', databaseUrl: address.href }));
  onTestFinished(() => outbox.close());
  await outbox.add(newMessage('a'));
  const commands = guide.match(/^pg_(?:dump|restore) .+$/gm)!.join(' && ');
  const PATH = `${findBinaries()}${delimiter}${process.env.PATH}`;
  const folder = freshDataDir();
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', commands], { cwd: folder, env: { PATH, DATABASE_URL: address.href } });
  expect(await allOf(outbox)).toMatchObject([{ id: 'a' }]);
});
