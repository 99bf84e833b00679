export type LexikonCard = { slug: string; heading: string; intro: string };

export type LexikonGroup = { letter: string; entries: LexikonCard[] };

export const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** An entry matches if its heading or intro contains the trimmed term, whatever its case. */
export function searchEntries(entries: LexikonCard[], input: string): LexikonCard[] {
  const term = input.trim().toLowerCase();
  if (!term) return entries;
  return entries.filter((entry) => searchText(entry).includes(term));
}

/** Kept for every entry: each key would lower all of them again. */
const searchTexts = new WeakMap<LexikonCard, string>();

function searchText(entry: LexikonCard): string {
  // No term reaches from the heading into the intro: a search field takes no line break.
  const text = searchTexts.get(entry) ?? `${entry.heading}\n${entry.intro}`.toLowerCase();
  searchTexts.set(entry, text);
  return text;
}

/** Kept: making one for every comparison is what sorting would spend its time on. */
const german = new Intl.Collator('de');

/** Groups by the upper-case first letter of the heading; letters and headings sorted. */
export function groupByLetter(entries: LexikonCard[]): LexikonGroup[] {
  const sorted = entries.toSorted((a, b) => german.compare(a.heading, b.heading));
  const groups = Map.groupBy(sorted, ({ heading }) => heading.charAt(0).toUpperCase());
  return [...groups]
    .map(([letter, group]) => ({ letter, entries: group }))
    .toSorted((a, b) => german.compare(a.letter, b.letter));
}
