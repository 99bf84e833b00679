import type { LexikonCard } from './search.ts';

/** The entries whose slug or heading is closest to what was typed, best first. */
export function nearestEntries(entries: LexikonCard[], term: string, count = 3): LexikonCard[] {
  const wanted = term.trim().toLowerCase();
  const distance = ({ slug, heading }: LexikonCard) =>
    Math.min(editDistance(wanted, slug.toLowerCase()), editDistance(wanted, heading.toLowerCase()));
  return entries
    .map((entry) => ({ entry, distance: distance(entry) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** How many letters have to be added, removed or replaced to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column++) {
      const replaced = previous[column]! + Number(letter !== to[column]);
      current.push(Math.min(replaced, previous[column + 1]! + 1, current[column]! + 1));
    }
    previous = current;
  }
  return previous[to.length]!;
}
