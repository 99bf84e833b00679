import type { ComponentProps } from 'react';
import '../features/lexikon/eintrag.css';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import { Versuch } from '../features/versuch/versuch.tsx';
import type { Markup } from '../markup.ts';
import { trails } from '../paths.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';

type EintragScreenData = {
  title: string;
  /** Empty where the text is short. */
  toc: TocItem[];
  article: Markup;
  versuch?: ComponentProps<typeof Versuch> | undefined;
  end: Markup;
};

/** A glossary entry: the table of contents follows the reader, an experiment answers, the rest is only read. */
export default function EintragScreen({ data }: { data: EintragScreenData }) {
  const { title, toc, article, versuch, end } = data;
  return (
    <div className="page">
      <Breadcrumbs trail={trails.lexikon} current={title} />
      <div className="eintrag">
        {toc.length > 0 && <Toc items={toc} />}
        <RawHtml as="article" content={article} />
        {versuch && <Versuch {...versuch} />}
      </div>
      <RawHtml className="still" content={end} />
    </div>
  );
}
