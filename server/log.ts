import { writeSync } from 'node:fs';

/**
 * One event, one JSON line. Values are counts, codes and our own ids only: no address, subject, text
 * or IP, and never the text of an error, because mail servers and parsers quote what they were sent.
 */
export type Log = (event: string, details?: Record<string, string | number | undefined>) => void;

/** To stderr: stdout is for the person at the terminal. */
export const writeLog: Log = (event, details) => {
  try {
    writeSync(2, `${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
  } catch {
    // A full disk, or a reader who is slow or gone, costs the line and neither the server nor its memory.
  }
};

/** What kind of error it was and where it happened, without its text; of one that has a cause, the cause. */
export function describeError(thrown: unknown): { error: string; at: string | undefined } {
  const error = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  if (!(error instanceof Error)) return { error: typeof error, at: undefined };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const kind = [error.name, code, errcode].filter((part) => part !== undefined).join(' ');
  const frame = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return { error: kind, at: frame?.trim().slice('at '.length) };
}
