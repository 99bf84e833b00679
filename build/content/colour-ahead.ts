import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openThreads } from '../threads/threads.ts';
import { isColoured } from './highlight.ts';
import { isFile } from './source-text.ts';

/** All code of one language is one task, because most of the work is loading the language. */
export type CodeOfLanguage = { language: string; codes: string[] };

/**
 * Has the code in all texts coloured by another thread, while this one is busy with something else: by one alone,
 * because a second would learn again what languages have in common, and take no less time than this one. What
 * it does not find, because a value is filled in or the block is indented, is coloured when it is printed.
 */
export async function colourAhead(root: string): Promise<void> {
  const files = globSync('content/**/*.md', { cwd: root }).filter((file) => isFile(join(root, file)));
  const blocks = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^```(\w+)\r?\n(.*?)\r?\n```$/gms)].map(
      ([, language, code]) => ({ language: language!, code: code!.replaceAll('\r', '') }),
    ),
  );
  const missing = blocks.filter(({ language, code }) => !isColoured(code, language));
  const threads = openThreads<CodeOfLanguage, void>(new URL('./colour-worker.ts', import.meta.url), 1);
  const languages = [...Map.groupBy(missing, ({ language }) => language)];
  // What fails here fails again when it is printed, and is told then.
  await Promise.allSettled(
    languages.map(([language, same]) => threads.run({ language, codes: same.map(({ code }) => code) })),
  );
  await threads.close();
}
