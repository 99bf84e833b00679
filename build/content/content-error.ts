import type { Problem } from '../../src/content/declaration.ts';

/**
 * Everything that is wrong, at once: the author mends it in one go. `later` is a sentence about what can only be
 * checked when that is done; after a single mistake it would be noise.
 */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[], later?: string) {
    super(problems.map(formatProblem).join('\n') + (later && problems.length > 1 ? `\n\n${later}` : ''));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Ends the build if anything is wrong. */
export function stopOn(problems: Problem[], later?: string): void {
  if (problems.length > 0) throw new ContentError(problems, later);
}

export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field ? `${place}  ${field}: ${message}` : `${place}  ${message}`;
}
