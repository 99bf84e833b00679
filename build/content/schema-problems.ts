import type { z } from 'zod';
import type { LineOf } from '../../src/content/declaration.ts';
import type { Problem } from '../../src/content/problem.ts';
import { installGermanMessages } from './messages.ts';

installGermanMessages();

/** What a schema has to say of a file, each with the line that it is about. */
export function problemsOf(file: string, { issues }: z.ZodError, lineOf: LineOf): Problem[] {
  return firstPerField(
    issues.map((issue) => {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = [...issue.path, ...keys.slice(0, 1)];
      return { file, line: lineOf(path), field: path.join('.'), message: issue.message };
    }),
  );
}

/** A wrong type also breaks every bound: the first complaint says it all. */
function firstPerField(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}
