import type { TextLink } from './text-link.ts';
import './see-also.css';

/** Sentences that lead on to other pages. */
export function SeeAlso({ items }: { items: (TextLink & { text: string })[] }) {
  return (
    <ul className="see-also">
      {items.map(({ text, label, to }) => (
        <li key={to}>
          {text} <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
