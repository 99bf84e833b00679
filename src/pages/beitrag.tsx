import type { FaqItem, PageHead } from '../content-types.ts';
import { Faq } from '../features/faq/faq.tsx';
import { Head } from '../head/head.tsx';
import { faqPage, StructuredData } from '../head/structured-data.tsx';
import type { Markup } from '../navigation/markup.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';

export type BeitragData = {
  path: string;
  head: PageHead;
  title: string;
  author: string;
  publishDate: string;
  /** The same date for machines. */
  published: string;
  body: Markup;
  faq: FaqItem[];
  tags: string[];
};

export default function Beitrag({ data }: { data: BeitragData }) {
  const { path, title, author, publishDate, published, body, faq, tags } = data;
  return (
    <>
      <Head {...data.head} path={path} article={{ published, author }} />
      {faq.length > 0 && <StructuredData graph={[faqPage(path, faq)]} />}
      <article className="page">
        <PageHeader kicker={`${publishDate} · ${author}`} title={title} />
        <Prose content={body} />
        {faq.length > 0 && (
          <>
            <h2>Häufige Fragen (FAQ)</h2>
            <Faq items={faq} />
          </>
        )}
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </article>
    </>
  );
}
