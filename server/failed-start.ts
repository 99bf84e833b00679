import type { Config } from './config.ts';

/** What cannot be used ends the start with one sentence: a stack trace tells the owner nothing. */
export async function attempt<T>(
  work: () => T | Promise<T>,
  explain = (reason: string) => reason,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    return fail(explain(error instanceof Error ? error.message : String(error)));
  }
}

export function failToListen(error: NodeJS.ErrnoException, { host, port }: Config): never {
  const place = `${host}, Port ${port}`;
  const busy = `${place} ist schon belegt: mit PORT einen anderen wählen.`;
  const refused = `Auf ${place} lässt sich nicht lauschen: ${error.message}`;
  return fail(error.code === 'EADDRINUSE' ? busy : refused);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
