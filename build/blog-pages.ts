import type { TocItem } from '../src/features/toc/toc.tsx';
import { pathOf } from '../src/routes.ts';
import type { Content } from './content/load.ts';
import type { Heading } from './content/markdown.ts';
import { counted } from './counted.ts';
import { latest, page, type Page, previewAlt } from './page.ts';
import { sheetPath } from './sheet-paths.ts';

type Beitrag = Content['blog'][number];

const WORDS_PER_MINUTE = 200;

/** The overview and every post, newest first. */
export function blogPages(content: Content): Page[] {
  const { site, uebersichten } = content;
  const posts = newestFirst(content.blog);
  const overview = page('blog', pathOf('blog'), latest(posts.map(changedOn)), {
    ...counted(uebersichten.blog, posts.length),
    previewAlt: previewAlt(content, pathOf('blog')),
    posts: posts.map((post) => ({
      path: pathOf('beitrag', post.slug),
      title: post.data.h1,
      excerpt: post.data.excerpt,
      publishDate: post.data.publishDate,
      image: imageOf(post),
    })),
  });

  return [
    overview,
    ...posts.map((post) => {
      const { slug, data, article } = post;
      const path = pathOf('beitrag', slug);
      return page('beitrag', path, changedOn(post), {
        path,
        head: { title: data.title, description: data.metaDesc },
        title: data.h1,
        description: data.blog_description,
        author: `${site.owner.firstName} ${site.owner.lastName}`,
        publishDate: data.publishDate,
        published: publishedOn(post),
        ...(data.updated && { updated: { date: turned(data.updated, '-', '.'), iso: data.updated } }),
        minutes: Math.max(1, Math.round(article.words / WORDS_PER_MINUTE)),
        image: imageOf(post),
        service: { label: data.service.text, to: data.service.to },
        summary: data.summary,
        toc: tocOf(article.headings),
        body: article.html,
        faq: data.faq,
        tags: data.tags,
      });
    }),
  ];
}

export function newestFirst(blog: Beitrag[]): Beitrag[] {
  return blog.toSorted((a, b) => publishedOn(b).localeCompare(publishedOn(a)) || b.data.id - a.data.id);
}

/** The day of publication for machines. */
export const publishedOn = ({ data }: Beitrag) => turned(data.publishDate, '.', '-');

export const changedOn = (post: Beitrag) => post.data.updated ?? publishedOn(post);

/** Between TT.MM.JJJJ and JJJJ-MM-TT: the parts are the same, in the other order. */
const turned = (date: string, from: string, to: string) => date.split(from).toReversed().join(to);

const imageOf = ({ slug, data }: Beitrag) => ({
  src: sheetPath('blog', slug),
  alt: data.drawing.alt,
  by: data.image_by,
  byLink: data.image_by_link,
});

/** The questions at the end of a post are left out: they list themselves. */
export function tocOf(headings: Heading[]): TocItem[] {
  const end = headings.findIndex(({ text }) => text.includes('(FAQ)'));
  return end === -1 ? headings : headings.slice(0, end);
}
