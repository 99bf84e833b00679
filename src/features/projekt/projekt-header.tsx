import type { TextLink } from '../../ui/text-link.ts';
import { RawHtml } from '../../ui/raw-html.tsx';
import './projekt-header.css';

type ProjektHeaderProps = {
  kicker: string;
  title: string;
  lead: string;
  /** Opened in a new tab. */
  external: { label: string; href: string }[];
  buttons: TextLink[];
  logo: { image: string; alt: string; href: string };
};

export function ProjektHeader({ kicker, title, lead, logo, external, buttons }: ProjektHeaderProps) {
  return (
    <div className="projekt-header plan">
      <div className="projekt-header__inner">
        <div>
          <p className="kicker">{kicker}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="projekt-header__buttons">
            {buttons.map(({ label, to }) => (
              <a key={to} className="button" href={to}>
                {label} <span aria-hidden="true">→</span>
              </a>
            ))}
          </p>
        </div>
        <div className="projekt-header__sheet">
          <a href={logo.href} target="_blank" rel="noopener" aria-label={`${logo.alt} (neuer Tab)`}>
            <RawHtml content={logo.image} />
          </a>
          <ul>
            {external.map(({ label, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {label} <span aria-hidden="true">↗</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
