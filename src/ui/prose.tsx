import type { Markup } from '../markup.ts';
import './enlarged.css';
import './page.css';
import './prose.css';
import { RawHtml } from './raw-html.tsx';

/** Running text that was written in Markdown. */
export function Prose({ content }: { content: Markup | string }) {
  return <RawHtml className="prose" content={content} />;
}
