/** The text with what was searched for marked in it; `term` is in lower case. */
export function Marked({ text, term }: { text: string; term: string }) {
  const lower = text.toLowerCase();
  // A few letters of the world change their length with their case: then nothing can be marked.
  if (!term || lower.length !== text.length) return text;
  return lower.split(term).map((part, index, parts) => {
    const start = parts.slice(0, index).reduce((sum, { length }) => sum + length + term.length, 0);
    const end = start + part.length;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have nothing but their order
      <span key={index}>
        {text.slice(start, end)}
        {index < parts.length - 1 && <mark>{text.slice(end, end + term.length)}</mark>}
      </span>
    );
  });
}
