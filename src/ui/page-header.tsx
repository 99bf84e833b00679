import type { ReactNode } from 'react';
import './page.css';

type PageHeaderProps = {
  kicker?: string;
  title: string;
  /** Who wrote it, and when. */
  byline?: ReactNode;
  lead?: string;
  /** Somebody who writes from here writes about this. */
  isTopic?: boolean;
};

/** The start of a page without a hero. */
export function PageHeader({ kicker, title, byline, lead, isTopic }: PageHeaderProps) {
  return (
    <div className="page-header">
      {kicker && <p className="kicker">{kicker}</p>}
      {byline && <p className="label">{byline}</p>}
      <h1 data-topic={isTopic ? '' : undefined}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
