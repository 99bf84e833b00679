import type { FaqItem, PageHead, TextLink } from '../content-types.ts';
import { BeitragBild, type BeitragBildData } from '../features/blog/beitrag-bild.tsx';
import { BeitragKopf } from '../features/blog/beitrag-kopf.tsx';
import { BeitragWege } from '../features/blog/beitrag-wege.tsx';
import { Teilen } from '../features/blog/teilen.tsx';
import { trail } from '../features/blog/trail.ts';
import { Zusammenfassung, type ZusammenfassungData } from '../features/blog/zusammenfassung.tsx';
import { Faq } from '../features/faq/faq.tsx';
import type { TocItem } from '../features/toc/toc.tsx';
import { absoluteUrl } from '../head/head.tsx';
import { company, person } from '../head/identity-nodes.ts';
import { blogPosting, breadcrumbList, faqPage } from '../head/page-nodes.ts';
import { StructuredData } from '../head/structured-data.tsx';
import type { BeitragScreenData } from '../screens/beitrag-screen.tsx';
import { Prose } from '../ui/prose.tsx';
import { still } from './still.tsx';

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
  body: string;
  faq: FaqItem[];
  tags: string[];
};

export function beitrag(data: BeitragData): BeitragScreenData {
  const { head, path, title, author, published, updated, image, toc, service } = data;
  return {
    head: { ...head, path, imageAlt: image.alt, article: { published, ...(updated && { updated }), author } },
    title,
    toc,
    service,
    article: still(<Article {...data} />),
  };
}

function Article(data: BeitragData) {
  const { path, title, image, service, summary, body, faq, tags } = data;
  return (
    <>
      <StructuredData
        graph={[blogPosting(data), person, company, breadcrumbList(trail, title), faqPage(path, faq)]}
      />
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
    </>
  );
}
