import type { ReactNode } from 'react';
import { Arrow } from '../../ui/arrow.tsx';
import type { TextLink } from '../../ui/text-link.ts';
import { RawHtml } from '../../ui/raw-html.tsx';
import './projekt-header.css';

type ProjektHeaderProps = {
  kicker: string;
  title: string;
  lead: string;
  buttons: TextLink[];
  /** What the product looks like. */
  children: ReactNode;
};

/** The head of a project's page: what it is, and how it looks. */
export function ProjektHeader({ kicker, title, lead, buttons, children }: ProjektHeaderProps) {
  return (
    <div className="projekt-header plan">
      <div className="projekt-header__inner">
        <div>
          <p className="kicker">{kicker}</p>
          <h1 data-topic="">{title}</h1>
        </div>
        <div>
          <p className="lead">{lead}</p>
          <p className="projekt-header__buttons row">
            {buttons.map(({ label, to }) => (
              <a key={to} className="button" href={to}>
                {label}
                <Arrow />
              </a>
            ))}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

type WaysOutProps = {
  external: { label: string; href: string }[];
  logo: { image: string; alt: string; href: string };
};

/** The mark and the addresses outside of this site, each opened in a new tab. */
export function WaysOut({ logo, external }: WaysOutProps) {
  return (
    <div className="ways-out row">
      <a href={logo.href} target="_blank" rel="noopener" aria-label={`${logo.alt} (neuer Tab)`}>
        <RawHtml content={logo.image} />
      </a>
      {external.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {label} <span aria-hidden="true">↗</span>
        </a>
      ))}
    </div>
  );
}
