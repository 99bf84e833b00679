import { existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { MINUTE } from './clock.ts';
import { readConfig } from './config.ts';
import type { MailSettings } from './config.ts';
import { type Database, OutboxUnavailable } from './outbox/database.ts';
import { openDatabase } from './outbox/open.ts';
import { outboxFile } from './outbox/sqlite.ts';

type Work = (database: Database, mail: MailSettings | undefined) => AsyncIterable<string>;

/** Prints what comes of the owner's work, or one sentence; `nothingKeptMessage` is the one for where nothing is kept yet. */
export async function workForOwner(
  nothingKeptMessage: (dataDir: string) => string,
  work: Work,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { dataDir, databaseUrl, mail } = config;
    becomeOwnerOf(dataDir);
    if (databaseUrl === undefined && !existsSync(outboxFile(dataDir)))
      throw new Error(nothingKeptMessage(dataDir));
    const database = await openDatabase(config, MINUTE);
    try {
      await pipeline(work(database, mail), process.stdout, { end: false });
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(explain(error as Error));
    process.exitCode = 1;
  }
}

function explain(error: Error): string {
  if (!(error instanceof OutboxUnavailable)) return error.message;
  const { message, code } = error.cause as { message: string; code?: string };
  // Where the database's host name has several addresses, Node's error has no message, only a code.
  return `Der Postausgang antwortet nicht: ${message || code}`;
}

/**
 * Run by root, the command line goes on as the user whom the data belong to, as soon as it has read the settings:
 * what that user has laid there, a link for example, must not make root read or write elsewhere.
 */
function becomeOwnerOf(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid === 0) return;
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
