import type { z } from 'zod';
import type { LineOf } from '../../src/content/declaration.ts';
import type { Problem } from '../../src/content/problem.ts';
import { knownFields } from './known-fields.ts';
import { installGermanMessages } from './messages.ts';
import { nearest } from '../../src/content/nearest.ts';

installGermanMessages();

type Checked = { schema: z.ZodType; data: unknown; lineOf: LineOf };
type Issue = { path: PropertyKey[]; message: string; isMissing: boolean };

/** What a schema has to say of a file, each with the line that it is about. */
export function problemsOf(file: string, { issues }: z.ZodError, checked: Checked): Problem[] {
  const told = issues.flatMap((issue) => tell(issue, checked, []));
  const misspelt = new Set(told.flatMap(({ meant }) => meant ?? []));
  return firstPerField(
    told
      // Of a field that is there under a wrong name nobody needs to hear that it is missing.
      .filter(({ path, isMissing }) => !isMissing || !misspelt.has(path.join('.')))
      .map(({ path, message }) => ({ file, line: checked.lineOf(path), field: path.join('.'), message })),
  );
}

function tell(
  issue: z.core.$ZodIssue,
  checked: Checked,
  above: PropertyKey[],
): (Issue & { meant?: string })[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(checked.schema, checked.data, path);
    return issue.keys.map((key) => ({ ...unknownField(key, path, known), isMissing: false }));
  }
  // Of the forms that are allowed the one that fits best says what is wrong.
  const fits = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : [];
  if (fits && fits.length > 0) return fits.flatMap((inner) => tell(inner, checked, path));
  const isMissing = issue.code === 'invalid_type' && valueAt(checked.data, path) === undefined;
  return [{ path, message: issue.message, isMissing }];
}

function unknownField(key: string, path: PropertyKey[], known: string[]) {
  const meant = nearest(key, known);
  const advice = meant
    ? `Gemeint ist wohl „${meant}“.`
    : `Löschen Sie es. Bekannt sind hier: ${known.join(', ')}.`;
  const message = `Dieses Feld gibt es nicht. ${advice}`;
  return { path: [...path, key], message, ...(meant && { meant: [...path, meant].join('.') }) };
}

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );

/** A wrong type also breaks every bound: the first complaint says it all. */
function firstPerField(problems: Problem[]): Problem[] {
  return problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
}
