import { shareLinks } from './share-links.ts';
import './chips.css';

export function Share({ url, title }: { url: string; title: string }) {
  return (
    <nav className="share" aria-label="Beitrag teilen">
      {shareLinks(url, title).map(({ name, label, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={`${label} (neuer Tab)`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
