import type { ComponentProps } from 'react';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import { Versuch } from '../features/versuch/versuch.tsx';
import type { Markup } from '../markup.ts';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type ArticleScreenData = {
  /** The way here. */
  trail?: Markup;
  /** Its title: read out before the table of contents that stands beside it. */
  header: Markup;
  /** Empty where the text is short. */
  toc: TocItem[];
  /** Below the table of contents. */
  waysOn?: Markup;
  article: Markup;
  versuch?: ComponentProps<typeof Versuch> | undefined;
  end?: Markup;
};

/** A text: the table of contents follows the reader, an experiment answers, the rest is only read. */
export default function ArticleScreen({ data }: { data: ArticleScreenData }) {
  const { trail, header, toc, waysOn, article, versuch, end } = data;
  return (
    <div className="page">
      {trail && <RawHtml className="still" content={trail} />}
      <article>
        <RawHtml content={header} />
        {toc.length > 0 && <Toc items={toc}>{waysOn && <RawHtml className="still" content={waysOn} />}</Toc>}
        <RawHtml content={article} />
        {versuch && <Versuch {...versuch} />}
      </article>
      {end && <RawHtml className="still" content={end} />}
    </div>
  );
}
