import type { ReactNode } from 'react';
import { Arrow } from '../../ui/arrow.tsx';
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
  /** What the product looks like. */
  children: ReactNode;
};

/** The head of a project's page: what it is, how it looks, and as its title block the ways out to it. */
export function ProjektHeader({
  kicker,
  title,
  lead,
  logo,
  external,
  buttons,
  children,
}: ProjektHeaderProps) {
  return (
    <div className="projekt-header plan">
      <div className="projekt-header__inner">
        <div>
          <p className="kicker">{kicker}</p>
          <h1 data-topic="">{title}</h1>
        </div>
        <div>
          <p className="lead">{lead}</p>
          <p className="projekt-header__buttons">
            {buttons.map(({ label, to }) => (
              <a key={to} className="button" href={to}>
                {label}
                <Arrow />
              </a>
            ))}
          </p>
        </div>
        {children}
        <div className="projekt-header__block">
          <a href={logo.href} target="_blank" rel="noopener" aria-label={`${logo.alt} (neuer Tab)`}>
            <RawHtml content={logo.image} />
          </a>
          {external.map(({ label, href }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label} <span aria-hidden="true">↗</span>
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
