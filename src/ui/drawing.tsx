import type { Markup } from '../markup.ts';
import './drawing.css';
import { RawHtml } from './raw-html.tsx';

/** A line drawing that the build made; it draws itself once. */
export function Drawing({ content, className }: { content: Markup | string; className: string }) {
  return (
    <div className={className}>
      <div className="pen">
        <RawHtml className="pen__sheet" content={content} />
      </div>
    </div>
  );
}
