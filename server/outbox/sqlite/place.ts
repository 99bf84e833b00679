import { type Stats, statSync } from 'node:fs';

/**
 * What became of an open database's files. SQLite does not notice: it goes on writing to a file that has
 * no name any more, and nobody will ever find what it wrote.
 */
export type Condition =
  | 'in place'
  /** Deleted, moved, or another in its stead. */
  | 'gone'
  /** Only its write-ahead log is. */
  | 'without log'
  /** Someone cut something off. */
  | 'cut';

/** `neededBytes` is how large the file would have to be to hold all its pages. */
export function watchPlace(file: string, neededBytes: () => number): () => Condition {
  const opened = look(file);
  const log = look(`${file}-wal`);
  let largest = opened?.size ?? 0;

  return () => {
    const now = look(file);
    if (!now || !isSame(now, opened)) return 'gone';
    // Smaller than it was, but all there: someone vacuumed it.
    if (now.size < largest && now.size < neededBytes()) return 'cut';
    largest = now.size;
    return isSame(look(`${file}-wal`), log) ? 'in place' : 'without log';
  };
}

/** What cannot be looked at (no right to, a disk that is gone) is not in its place either. */
function look(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

const isSame = (one: Stats | undefined, other: Stats | undefined) =>
  one?.ino === other?.ino && one?.dev === other?.dev;
