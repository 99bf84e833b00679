import { CONTENT_ANCHOR } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import '../../ui/chips.css';
import type { TextLink } from '../../ui/text-link.ts';
import './beitrag.css';

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

/** Plain links to the services' own share pages: nothing is loaded from them before a click. */
export function shareLinks(url: string, title: string) {
  const address = encodeURIComponent(url);
  const text = encodeURIComponent(title);
  const mail = encodeURIComponent(`${title}\r\n\r\n${url}`);
  return [
    {
      name: 'LinkedIn',
      label: 'Auf LinkedIn teilen',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    { name: 'X', label: 'Auf X teilen', href: `https://x.com/intent/post?text=${text}&url=${address}` },
    {
      name: 'Facebook',
      label: 'Auf Facebook teilen',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    { name: 'E-Mail', label: 'Per E-Mail teilen', href: `mailto:?subject=${text}&body=${mail}` },
  ];
}

type SummaryProps = { topic: string; points: string[]; conclusion: string };

/** What a reader takes along who reads nothing else. */
export function Summary({ topic, points, conclusion }: SummaryProps) {
  return (
    <dl className="summary framed">
      <dt className="label">Hauptthema</dt>
      <dd>{topic}</dd>
      <dt className="label">Wichtige Punkte</dt>
      <dd>
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </dd>
      <dt className="label">Fazit</dt>
      <dd>{conclusion}</dd>
    </dl>
  );
}

export const WayUp = ({ className }: { className: string }) => (
  <a className={className} href={`#${CONTENT_ANCHOR}`}>
    <span aria-hidden="true">↑</span> nach oben
  </a>
);

/** The ways on: back to the start, and to the service that the post is about. */
export function WaysOn({ service }: { service: TextLink }) {
  return (
    <p className="ways-on">
      <WayUp className="label" />
      <a className="button" href={service.to}>
        {service.label}
        <Arrow />
      </a>
    </p>
  );
}
