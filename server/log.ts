/**
 * One event, one JSON line. Values are counts, codes and our own ids only: no address, subject, text
 * or IP, and never the text of an error, because mail servers and parsers quote what they were sent.
 */
export type Log = (event: string, details?: Record<string, string | number | undefined>) => void;

/** Where nothing can be written, because the disk is full or nobody reads, lines are counted instead. */
let lost = 0;
// Each failed line is told to its callback; as an event it would end the process.
process.stderr.on('error', () => {});

/** To stderr: stdout is for the person at the terminal. */
export const writeLog: Log = (event, details) => {
  const told = lost;
  // After a loss there may be half a line.
  const gap = told > 0 ? `\n${line('log.lost', { lines: told })}` : '';
  process.stderr.write(gap + line(event, details), (error) => {
    lost += error ? 1 : -told;
  });
};

const line: (...entry: Parameters<Log>) => string = (event, details) =>
  `${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`;

/** What kind of error it was and where it happened, without its text; of one that has a cause, the cause. */
export function describeError(thrown: unknown): { error: string; at: string | undefined } {
  const error = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  if (!(error instanceof Error)) return { error: typeof error, at: undefined };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const kind = [error.name, code, errcode].filter((part) => part !== undefined).join(' ');
  const frame = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  return { error: kind, at: frame?.trim().slice('at '.length) };
}
