import { Toc, type TocItem } from '../features/toc/toc.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type RechtScreenData = {
  /** Empty where the text is short. */
  toc: TocItem[];
  article: Markup;
};

/** A legal text: whoever looks for one sentence finds it by the table of contents. */
export default function RechtScreen({ data: { toc, article } }: { data: RechtScreenData }) {
  return (
    <div className="page">
      {toc.length > 0 && <Toc items={toc} />}
      <RawHtml as="article" content={article} />
    </div>
  );
}
