import type { ReactNode } from 'react';
import './page-header.css';

type PageHeaderProps = {
  kicker?: string;
  title: string;
  /** Who wrote it, and when. */
  byline?: ReactNode;
  lead?: string;
};

/** The start of a page without a hero. */
export function PageHeader({ kicker, title, byline, lead }: PageHeaderProps) {
  return (
    <div className="page-header">
      {kicker && <p className="kicker">{kicker}</p>}
      {byline && <p className="label">{byline}</p>}
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
