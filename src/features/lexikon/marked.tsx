import type { ReactNode } from 'react';

/**
 * The text with what was searched for marked in it; `term` is in lower case. No component: thousands of cards
 * without a mark would have two each.
 */
export function marked(text: string, term: string): ReactNode {
  if (!term) return text;
  const lower = text.toLowerCase();
  // A few letters of the world change their length with their case: then nothing can be marked.
  if (lower.length !== text.length) return text;
  let next = 0;
  return lower.split(term).flatMap(({ length }) => {
    const [start, end] = [next, next + length];
    next = end + term.length;
    return [
      <span key={`${start} text`}>{text.slice(start, end)}</span>,
      end < text.length && <mark key={`${end} mark`}>{text.slice(end, next)}</mark>,
    ];
  });
}
