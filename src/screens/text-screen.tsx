import type { Markup } from '../markup.ts';
import { RawHtml } from '../ui/raw-html.tsx';

type TextScreenData = { body: Markup };

/** A page that is there to be read: nothing in it has to run in the browser. */
export default function TextScreen({ data: { body } }: { data: TextScreenData }) {
  return <RawHtml className="still" content={body} />;
}
