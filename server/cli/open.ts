import { existsSync, statSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../outbox/open.ts';
import { outboxFile } from '../outbox/sqlite.ts';

/** The settings and the database, for the owner at the terminal; throws `isMissing` where there is none yet. */
export async function openForOwner(isMissing: (dataDir: string) => string, patience?: number) {
  const config = readConfig(process.env);
  becomeOwnerOf(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(outboxFile(config.dataDir)))
    throw new Error(isMissing(config.dataDir));
  return { mail: config.mail, database: await openDatabase(config, patience) };
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
