import type { Problem } from '../src/content/problem.ts';
import { formatProblem } from './content/content-error.ts';

/** More would push what the build has said out of sight. */
const MOST = 5;
export const ALL_HINTS = '--hinweise';

/** What might be better, in the end of a build: some of it with the way to the rest, or all. */
export function hintLines(hints: Problem[], isAll: boolean): string[] {
  const shown = isAll ? hints : hints.slice(0, MOST);
  const hidden = hints.length - shown.length;
  const others = hidden === 1 ? 'ein weiterer Hinweis' : `${hidden} weitere Hinweise`;
  const rest = `… und ${others}. Alle zeigt: npm run build -- ${ALL_HINTS}`;
  return [...shown.map((hint) => `Hinweis: ${formatProblem(hint)}`), ...(hidden > 0 ? [rest] : [])];
}
