import type { ReactNode } from 'react';
import './section.css';

type SectionProps = {
  /** Position on the sheet, printed as 01, 02 … */
  number: number;
  title: string;
  id?: string;
  lead?: string | undefined;
  /** A full-bleed blueprint between paper sections. */
  isPlan?: boolean;
  /** The text stands beside title and lead, not below them. */
  isSplit?: boolean;
  /** Below the lead, beside the text. */
  aside?: ReactNode;
  /** The children carry `data-aos` themselves: taller than a screen, they come one by one. */
  inParts?: boolean;
  children: ReactNode;
};

export function Section({
  number,
  title,
  id,
  lead,
  isPlan,
  isSplit,
  aside,
  inParts,
  children,
}: SectionProps) {
  return (
    <section id={id} className={`section${isSplit ? ' section--split' : ''}${isPlan ? ' plan' : ''}`}>
      <div className="section__inner">
        <div className="section__head" data-aos="fade-up">
          <h2>
            {/* The space is for readers without styles, such as search engines: not «01Preise». */}
            <span className="kicker" aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
            {` ${title}`}
          </h2>
          {lead && <p className="lead">{lead}</p>}
          {aside}
        </div>
        <div className="section__body" data-aos={inParts ? undefined : 'fade-up'}>
          {children}
        </div>
      </div>
    </section>
  );
}
