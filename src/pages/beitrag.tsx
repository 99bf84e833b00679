import type { FaqItem, PageHead, TextLink } from '../content-types.ts';
import '../features/blog/beitrag.css';
import { BeitragBild, type BeitragBildData } from '../features/blog/beitrag-bild.tsx';
import { BeitragKopf } from '../features/blog/beitrag-kopf.tsx';
import { BeitragWege } from '../features/blog/beitrag-wege.tsx';
import { Teilen } from '../features/blog/teilen.tsx';
import { Zusammenfassung, type ZusammenfassungData } from '../features/blog/zusammenfassung.tsx';
import { Faq } from '../features/faq/faq.tsx';
import { Toc, type TocItem } from '../features/toc/toc.tsx';
import { absoluteUrl, Head } from '../head/head.tsx';
import { company, person } from '../head/identity-nodes.ts';
import { blogPosting, breadcrumbList, faqPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { Markup } from '../navigation/markup.ts';
import { pathOf } from '../routes.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Prose } from '../ui/prose.tsx';

export type BeitragData = {
  path: string;
  head: PageHead;
  title: string;
  /** The longer description, for machines. */
  description: string;
  author: string;
  publishDate: string;
  /** The same date for machines. */
  published: string;
  updated?: { date: string; iso: string };
  minutes: number;
  image: BeitragBildData;
  service: TextLink;
  summary: ZusammenfassungData;
  toc: TocItem[];
  body: Markup;
  faq: FaqItem[];
  tags: string[];
};

const trail = [
  { label: 'Home', to: pathOf('home') },
  { label: 'Blog', to: pathOf('blog') },
];

export default function Beitrag({ data }: { data: BeitragData }) {
  const { path, title, image, service, summary, toc, body, faq, tags } = data;
  return (
    <>
      <Head {...data.head} path={path} imageAlt={image.alt} article={data} />
      <StructuredData
        graph={[blogPosting(data), person, company, breadcrumbList(trail, title), faqPage(path, faq)]}
      />
      <div className="page">
        <Breadcrumbs trail={trail} current={title} />
        <div className="beitrag">
          <Toc items={toc}>
            <BeitragWege service={service} />
          </Toc>
          <article>
            <BeitragKopf {...data} />
            <BeitragBild {...image} />
            <Teilen url={absoluteUrl(path)} title={title} />
            <Zusammenfassung {...summary} />
            <Prose content={body} />
            <h2>Häufige Fragen (FAQ)</h2>
            <Faq items={faq} />
            <footer>
              <ul className="tags">
                {tags.map((tag) => (
                  <li key={tag}>{tag}</li>
                ))}
              </ul>
              <BeitragWege service={service} />
            </footer>
          </article>
        </div>
      </div>
    </>
  );
}
