/** The known word that a misspelt one most likely means; none if all are too far. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { word: candidate, distance };
  }
  return best?.word;
}

/** A sentence about it, or nothing. */
export function suggestion(word: string, known: Iterable<string>): string {
  const meant = nearest(word, known);
  return meant === undefined ? '' : ` Gemeint ist wohl „${meant}“.`;
}

/** How many letters have to be added, removed or changed. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
