import '../features/blog/beitrag.css';
import { WaysOn } from '../features/blog/ways-on.tsx';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import type { Markup } from '../markup.ts';
import { trails } from '../paths.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import '../ui/page.css';
import { RawHtml } from '../ui/raw-html.tsx';
import type { TextLink } from '../ui/text-link.ts';

type BeitragScreenData = {
  title: string;
  toc: TocItem[];
  service: TextLink;
  article: Markup;
  end: Markup;
};

/** A post: the table of contents follows the reader, the article is only read. */
export default function BeitragScreen({ data }: { data: BeitragScreenData }) {
  const { title, toc, service, article, end } = data;
  return (
    <div className="page">
      <Breadcrumbs trail={trails.blog} current={title} />
      <div className="beitrag">
        <Toc items={toc}>
          <WaysOn service={service} />
        </Toc>
        <RawHtml as="article" content={article} />
      </div>
      <RawHtml className="still" content={end} />
    </div>
  );
}
