import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const FOR_OTHERS = 0o007;

/** Visitors' words are nobody else's, also in a folder that all may enter. SQLite's own files follow this one. */
export function keepPrivate(file: string): void {
  create(file);
  for (const suffix of ['', '-wal', '-shm']) takeFromOthers(file + suffix);
}

/** Never opens one that is there: closing it again would take SQLite's locks away from this process. */
function create(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there, or it cannot be: SQLite will say.
  }
}

function takeFromOthers(file: string): void {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & FOR_OTHERS) === 0) return;
  try {
    chmodSync(file, mode & 0o770);
  } catch {
    // Someone else's: what they may read is theirs to decide.
  }
}
