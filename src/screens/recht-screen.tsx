import type { ComponentProps } from 'react';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import { Head } from '../head/head.tsx';
import type { Markup } from '../navigation/markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

export type RechtScreenData = {
  head: ComponentProps<typeof Head>;
  /** Empty where the text is short. */
  toc: TocItem[];
  article: Markup;
};

/** A legal text: whoever looks for one sentence finds it by the table of contents. */
export default function RechtScreen({ data: { head, toc, article } }: { data: RechtScreenData }) {
  return (
    <>
      <Head {...head} />
      <div className="page">
        {toc.length > 0 && <Toc items={toc} />}
        <RawHtml as="article" content={article} />
      </div>
    </>
  );
}
