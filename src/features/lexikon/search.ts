/** What an entry is known by. */
export type Term = { slug: string; heading: string; synonyms?: string[] };

export type LexikonCard = Term & { intro: string; topic: string };

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
  const term = normalized(input);
  const isNamed = (names: string[]) => names.some((name) => normalized(name) === term);
  return (
    entries.find(({ heading }) => isNamed([heading])) ??
    entries.find(({ synonyms = [] }) => isNamed(synonyms))
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
