import { editDistance } from '../../nearest.ts';
import { normalized, type Term } from './search.ts';

/** Up to three entries that somebody who typed this may have meant, best first; none if none is near. */
export function nearestEntries<Entry extends Term>(entries: Entry[], input: string): Entry[] {
  const wanted = normalized(input).replaceAll(/[-_\s]+/g, ' ');
  return entries
    .map((entry) => ({ entry, distance: Math.min(...namesOf(entry).map((name) => distance(wanted, name))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ entry }) => entry);
}

const namesOf = ({ slug, heading, synonyms = [] }: Term): string[] =>
  [slug, heading, ...synonyms].map((name) => name.toLowerCase().replaceAll(/[-_\s]+/g, ' '));

/** Two letters stand in half of all words: only a longer part says anything about what was meant. */
const PART = 3;

function distance(wanted: string, name: string): number {
  if (wanted === name) return 0;
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  if (short.length >= PART && long.includes(short)) return 1;
  // One slip for every three letters.
  const slips = Math.floor(long.length / 3);
  if (long.length - short.length > slips) return Infinity;
  const edits = editDistance(wanted, name);
  return edits <= slips ? edits : Infinity;
}
