/** One mistake in the content, told to the author. */
export type Problem = { file: string; line?: number; field?: string; message: string };

/** Everything that is wrong, at once: the author mends it in one go. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field ? `${place}  ${field}: ${message}` : `${place}  ${message}`;
}
