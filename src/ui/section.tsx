import type { ReactNode } from 'react';
import './section.css';

type SectionProps = {
  /** Position on the sheet, printed as 01, 02 … */
  number: number;
  title: string;
  id?: string;
  lead?: string;
  /** `plan` is a full-bleed blueprint between paper sections; `split` sets the text beside the title. */
  variant?: 'paper' | 'plan' | 'split';
  /** The children carry `data-aos` themselves: taller than a screen, they come one by one. */
  inParts?: boolean;
  children: ReactNode;
};

export function Section({
  number,
  title,
  id,
  lead,
  variant = 'paper',
  inParts = false,
  children,
}: SectionProps) {
  return (
    <section id={id} className={`section section--${variant}${variant === 'plan' ? ' plan' : ''}`}>
      <div className="section__inner">
        <div className="section__head" data-aos="fade-up">
          <h2>
            <span className="section__number" aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
            {title}
          </h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className="section__body" data-aos={inParts ? undefined : 'fade-up'}>
          {children}
        </div>
      </div>
    </section>
  );
}
