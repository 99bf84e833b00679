import { site } from '../../content/site.ts';
import type { PageHead } from '../content-types.ts';
import { PREVIEW_PATH } from './preview-path.ts';

type HeadProps = PageHead & {
  /** Path of the page below the site's origin; a page without one must not be indexed. */
  path: string | undefined;
  /** Open Graph picture, a path on this site. */
  image?: string;
  article?: { published: string; author: string };
};

export const absoluteUrl = (path: string) => site.origin + path.replace(/^\//, '');

/** React moves these into the document's head, at build time and on every navigation. */
export function Head({ title, description, keywords, path, image = PREVIEW_PATH, article }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(image)} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:author" content={article.author} />}
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:url" content={absoluteUrl(path)} />
          <link rel="canonical" href={absoluteUrl(path)} />
        </>
      )}
    </>
  );
}
