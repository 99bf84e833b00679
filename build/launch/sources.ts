import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceText } from '../content/source-text.ts';

/** A line of the content as its author sees it. */
export type SourceLine = { file: string; line: number; text: string };

/** What looks wrong and is not: its author says so behind it, in a comment that the language of the file has. */
export const isConfirmed = (text: string) => /(?:\/\/ echt|# echt|<!-- echt -->)$/.test(text.trimEnd());

/** Everything that the owner edits, line by line. */
export function contentLines(root: string): SourceLine[] {
  return globSync('content/**/*.{ts,md,yaml}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      sourceText(readFileSync(join(root, file), 'utf8'))
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text })),
    );
}
