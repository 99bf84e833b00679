import type { Problem } from '../../src/content/declaration.ts';

/** Everything that is wrong, at once: the author mends it in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Ends the build if anything is wrong. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field ? `${place}  ${field}: ${message}` : `${place}  ${message}`;
}
