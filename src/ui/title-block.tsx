import type { ReactNode } from 'react';
import './title-block.css';

type TitleBlockProps = {
  facts: { label: string; value: string }[];
  /** A picture that stands beside the facts. */
  children?: ReactNode;
};

/** The «Schriftfeld» of a technical drawing: labelled facts in a ruled frame. */
export function TitleBlock({ facts, children }: TitleBlockProps) {
  return (
    <div className="title-block framed">
      {children}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
