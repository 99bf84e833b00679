import type { Box } from './geometry.ts';

/** What a note can point at, by its name in the source: an id, a number, a title. */
export type Subjects = Map<string, Box>;

export function subjectOf(subjects: Subjects, name: string): Box {
  const box = subjects.get(name);
  if (box) return box;
  const known = [...subjects.keys()].toSorted((a, b) => a.localeCompare(b, 'de', { numeric: true }));
  throw new Error(`„noteAt“ nennt „${name}“; auf dem Blatt gibt es: ${known.join(', ')}.`);
}
