import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the content as its author sees it. */
export type SourceLine = { file: string; line: number; text: string };

/** Everything that the owner edits, line by line. */
export function contentLines(root: string): SourceLine[] {
  return globSync('content/**/*.{ts,md,yaml}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text })),
    );
}
