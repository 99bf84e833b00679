import { turnedDate } from '../day.ts';
import { ownerName } from '../site.ts';
import { visibleSite } from '../visible-site.ts';
import './page.css';
import { Stamp } from './stamp.tsx';

type PageHeaderProps = {
  kicker?: string;
  title: string;
  unpublished?: string | undefined;
  /** What was done to it last, and on which day. */
  done?: string;
  on?: string;
  lead?: string;
  /** Somebody who writes from here writes about this. */
  isTopic?: boolean;
};

/** The start of a page without a hero. */
export function PageHeader({ kicker, title, unpublished, done, on, lead, isTopic }: PageHeaderProps) {
  return (
    <div className="page-header">
      <Stamp text={unpublished} />
      {kicker && <p className="kicker">{kicker}</p>}
      {on && (
        <p className="label">
          {ownerName(visibleSite)} · {done} am <time dateTime={on}>{turnedDate(on)}</time>
        </p>
      )}
      <h1 data-topic={isTopic ? '' : undefined}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
