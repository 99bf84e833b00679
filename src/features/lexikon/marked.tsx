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
  return lower.split(term).flatMap((part, index, parts) => {
    const start = parts.slice(0, index).reduce((sum, { length }) => sum + length + term.length, 0);
    const end = start + part.length;
    return [
      // oxlint-disable-next-line react/no-array-index-key -- the parts have nothing but their order
      <span key={index}>{text.slice(start, end)}</span>,
      end < text.length && <mark key={`${index} mark`}>{text.slice(end, end + term.length)}</mark>,
    ];
  });
}
