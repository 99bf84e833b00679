import type { ReactNode } from 'react';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

export type ArticleScreenData = {
  /** The way here. */
  trail?: Markup;
  /** Empty where the text is short. */
  toc: TocItem[];
  /** Below the table of contents. */
  waysOn?: Markup;
  article: Markup;
  end?: Markup;
};

type ArticleScreenProps = { data: ArticleScreenData; children?: ReactNode };

/** A text: the table of contents follows the reader, the rest is only read, but for what `children` do behind it. */
export default function ArticleScreen({ data, children }: ArticleScreenProps) {
  const { trail, toc, waysOn, article, end } = data;
  return (
    <div className="page">
      {trail && <RawHtml className="still" content={trail} />}
      <div>
        {toc.length > 0 && <Toc items={toc}>{waysOn && <RawHtml className="still" content={waysOn} />}</Toc>}
        <RawHtml as="article" content={article} />
        {children}
      </div>
      {end && <RawHtml className="still" content={end} />}
    </div>
  );
}
