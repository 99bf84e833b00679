import { type TocItem, TocList } from './toc.tsx';
import './toc-fold.css';

/** The table of contents where there is no room beside the text: folded, before it. */
export function TocFold({ items }: { items: TocItem[] }) {
  return (
    <nav className="toc-fold" aria-label="Inhalt zum Aufklappen">
      <details>
        <summary className="kicker">Inhalt</summary>
        <TocList items={items} />
      </details>
    </nav>
  );
}
