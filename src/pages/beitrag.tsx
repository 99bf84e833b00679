import { sheetForPage } from '../../drawings/sheets/sheet.ts';
import type { Heading, Resolved } from '../content/declaration.ts';
import { beitraege, changedOn, newestFirst, publishedOn } from '../content/beitraege.ts';
import { leistungen } from '../content/leistungen.ts';
import { checkSources, numberedSources } from '../content/sources.ts';
import { turnedDate } from '../day.ts';
import { Share, Summary, WaysOn, WayUp } from '../features/blog/beitrag.tsx';
import { Faq } from '../features/faq/faq.tsx';
import { Sheet } from '../features/sheet/sheet.tsx';
import { Sources } from '../features/sources/sources.tsx';
import { absoluteUrl, SITE_NAME } from '../head/head.tsx';
import { breadcrumbList, faqPage, StructuredData, writtenText } from '../head/structured-data.tsx';
import { paths, pictures } from '../paths.ts';
import { Arrow } from '../ui/arrow.tsx';
import { Breadcrumbs, trails } from '../ui/breadcrumbs.tsx';
import { Prose } from '../ui/prose.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { definePage, ofText, staticMarkup } from './define/page.ts';

const WORDS_PER_MINUTE = 200;

const needs = { beitraege, leistungen };
type Content = Resolved<typeof needs>;
type Post = Content['beitraege'][number];

export default definePage({
  needs,
  check: ({ beitraege }) => checkSources(beitraege),
  pages: (content) =>
    newestFirst(content.beitraege).map((post, index, posts) => {
      const next = posts[(index + 1) % posts.length]!;
      const { slug, data, article } = post;
      const path = paths.beitrag(slug);
      return {
        ...ofText(post),
        path,
        section: 'Blog',
        changed: changedOn(data),
        drawnAs: [
          { kind: 'sheet', path: pictures.beitrag(slug) },
          { kind: 'card', path: pictures.card(slug) },
        ],
        feed: {
          title: data.h1,
          summary: data.blog_description,
          html: () => feedHtml(post),
          published: publishedOn(data),
          tags: data.tags,
        },
        screen: 'article',
        data: {
          trail: staticMarkup(<Breadcrumbs trail={trails.blog} current={data.h1} />),
          toc: tocOf(article.headings),
          waysOn: staticMarkup(<WaysOn service={serviceOf(post)} />),
          header: staticMarkup(<Header {...post} />),
          article: staticMarkup(<Article {...post} />),
          end: staticMarkup(<End post={post} next={next} {...content} />),
        },
      };
    }),
});

const serviceOf = ({ data: { service } }: Post) => ({ label: service.text, to: service.to });

function Header({ data, article, unpublished }: Post) {
  const minutes = Math.max(1, Math.round(article.words / WORDS_PER_MINUTE));
  return (
    <header className="beitrag-header">
      <Stamp text={unpublished} />
      <p className="label">
        <time dateTime={publishedOn(data)}>{data.publishDate}</time> · {SITE_NAME} ·{' '}
        {minutes === 1 ? '1 Minute' : `${minutes} Minuten`} Lesezeit
        {data.updated && (
          <>
            &nbsp;· ergänzt&nbsp;am&nbsp;<time dateTime={data.updated}>{turnedDate(data.updated)}</time>
          </>
        )}
      </p>
      <h1 data-topic="">{data.h1}</h1>
    </header>
  );
}

function Article(post: Post) {
  const { slug, data, article } = post;
  const path = paths.beitrag(slug);
  const published = publishedOn(data);
  const image = pictures.beitrag(slug);
  const words = { headline: data.h1, description: data.blog_description, image };
  const posting = writtenText('BlogPosting', { ...words, published, modified: changedOn(data) });
  return (
    <div className="beitrag">
      <StructuredData graph={[posting, breadcrumbList(trails.blog, data.h1), faqPage(data.faq)]} />
      <Sheet
        drawing={sheetForPage({ ...ofText(post).preview, collection: 'Blog' })}
        alt={data.drawing.alt}
        picture={image}
        credit={data.image_by ? { by: data.image_by, link: data.image_by_link } : undefined}
      />
      <Share url={absoluteUrl(path)} title={data.h1} />
      <Summary {...data.summary} />
      <Prose content={article.html} />
      <h2>Häufige Fragen (FAQ)</h2>
      <Faq items={data.faq} />
      <Sources items={numberedSources(post)} />
      <footer>
        <ul className="tags">
          {data.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </footer>
    </div>
  );
}

/** Where a reader goes on who has come to the end. */
function End({ post, next, leistungen }: { post: Post; next: Post } & Content) {
  const service = serviceOf(post);
  const card = leistungen.find(({ slug }) => paths.leistung(slug) === service.to)?.data.card;
  return (
    <div className="beitrag-end">
      <section className="framed">
        <h2 className="kicker">Passende Leistung</h2>
        {card && (
          <>
            <p className="beitrag-end__title">{card.title}</p>
            <p>{card.shortIntro}</p>
          </>
        )}
        <a className="outlined" href={service.to}>
          {service.label}
          <Arrow />
        </a>
      </section>
      {next.slug !== post.slug && (
        <section className="framed">
          <h2 className="kicker">Nächster Beitrag</h2>
          <p className="beitrag-end__title">
            <a href={paths.beitrag(next.slug)}>{next.data.h1}</a>
          </p>
          <p>{next.data.excerpt}</p>
        </section>
      )}
      <WayUp className="label beitrag-end__up" />
    </div>
  );
}

/** A feed reader has neither our styles nor our scripts: the picture, the text, the questions. */
function feedHtml(post: Post): string {
  const { slug, data, article } = post;
  return staticMarkup(
    <>
      <p>
        {/* Without `loading="lazy"` React would put a preload link for the picture before the text. */}
        <img src={pictures.beitrag(slug)} alt={data.drawing.alt} width="1200" height="675" loading="lazy" />
      </p>
      <Prose content={article.html} />
      <h2>Häufige Fragen (FAQ)</h2>
      {data.faq.map(({ question, answer }) => (
        <section key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </section>
      ))}
      <Sources items={numberedSources(post)} />
    </>,
  ).print();
}

/** The questions at the end of a post are left out: they list themselves. */
function tocOf(headings: Heading[]): Heading[] {
  const end = headings.findIndex(({ text }) => text.includes('(FAQ)'));
  return end === -1 ? headings : headings.slice(0, end);
}
