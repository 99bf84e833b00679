/** How many letters have to be added, removed or replaced to turn one word into the other. */
export function editDistance(from: string, to: string): number {
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

/** Half of a name, or one name more than there is («metaDescription» for «description»), is nearer than another word. */
const PART = 2;
const LEAST_PART = 4;

/** The known word that a misspelt one most likely means; none if all are too far. */
function nearest(word: string, known: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    const [a, b] = [word.toLowerCase(), candidate.toLowerCase()] as const;
    const distance = Math.min(editDistance(a, b), isPartOf(a, b) || isPartOf(b, a) ? PART : Infinity);
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { word: candidate, distance };
  }
  return best?.word;
}

const isPartOf = (part: string, whole: string) =>
  part.length >= LEAST_PART && (whole.startsWith(part) || whole.endsWith(part));

/** A sentence about it, or nothing. */
export function suggestion(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : ` Gemeint ist wohl „${meant}“.`;
}
