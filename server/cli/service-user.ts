import { statSync } from 'node:fs';

/**
 * Run by root, the command line goes on as the user whom the data belong to, as soon as it has read the settings:
 * what that user has laid there, a link for example, must not make root read or write elsewhere.
 */
export function becomeOwnerOf(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  if (uid === 0) return;
  process.setgroups!([gid]);
  process.setgid!(gid);
  process.setuid!(uid);
}
