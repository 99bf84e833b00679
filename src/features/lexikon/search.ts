import { editDistance } from '../../nearest.ts';

export type LexikonCard = {
  slug: string;
  heading: string;
  intro: string;
  topic: string;
  synonyms?: string[];
};

/** What stands under a letter; letters without an entry that follow each other share one empty drawer. */
export type Drawer = { letters: string[]; entries: LexikonCard[] };

export const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** An entry matches if its heading, its intro or a synonym contains the trimmed term, whatever its case. */
export function searchEntries(entries: LexikonCard[], input: string, topic: string): LexikonCard[] {
  const term = normalized(input);
  if (!term && !topic) return entries;
  return entries.filter(
    (entry) => (!topic || entry.topic === topic) && (!term || searchText(entry).includes(term)),
  );
}

/** The one entry that is called exactly what was typed. */
export function exactEntry(entries: LexikonCard[], input: string): LexikonCard | undefined {
  const isTyped = (name: string) => normalized(name) === normalized(input);
  return (
    entries.find(({ heading }) => isTyped(heading)) ??
    entries.find(({ synonyms = [] }) => synonyms.some(isTyped))
  );
}

export const normalized = (input: string) => input.trim().toLowerCase();

/** No term reaches from the heading into the intro: a search field takes no line break. */
const searchText = ({ heading, intro, synonyms = [] }: LexikonCard) =>
  [heading, intro, ...synonyms].join('\n').toLowerCase();

/** Groups by the upper-case first letter of the heading. The build has sorted them: a browser's collator is dear. */
export function drawersOf(sorted: LexikonCard[]): Drawer[] {
  const drawers: Drawer[] = [];
  for (const letter of ALPHABET) {
    // Not by Map.groupBy: without it, in iOS 16 and Firefox 115, the glossary would not come to life.
    const group = sorted.filter(({ heading }) => heading.charAt(0).toUpperCase() === letter);
    const last = drawers.at(-1);
    if (group.length === 0 && last?.entries.length === 0) last.letters.push(letter);
    else drawers.push({ letters: [letter], entries: group });
  }
  return drawers;
}

/** Up to three entries that somebody who typed this may have meant, best first; none if none is near. */
export function nearestEntries(entries: LexikonCard[], input: string): LexikonCard[] {
  const wanted = normalized(input).replaceAll(/[-_\s]+/g, ' ');
  return entries
    .map((entry) => ({ entry, distance: Math.min(...namesOf(entry).map((name) => distance(wanted, name))) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ entry }) => entry);
}

const namesOf = ({ slug, heading, synonyms = [] }: LexikonCard): string[] =>
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
