import { pictures } from '../paths.ts';
import { ownerName } from '../site.ts';
import { visibleSite } from '../visible-site.ts';

type HeadProps = {
  title: string;
  description: string;
  keywords?: string[] | undefined;
  /** Path of the page below the site's origin. */
  path: string;
  /** Stands for every unknown address below this path: not indexed, and shared with that page's picture. */
  notFoundBelow?: string | undefined;
  /** What the drawing sheet shows that a shared link brings along. */
  imageAlt: string;
  article?: { published: string; modified: string; author: string };
};

export const absoluteUrl = (path: string) => visibleSite.origin + path.replace(/^\//, '');

export const SITE_NAME = ownerName(visibleSite);

/** React moves these into the document's head, at build time and on every navigation. */
export function Head({ title, description, keywords, path, notFoundBelow, imageAlt, article }: HeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absoluteUrl(pictures.preview(notFoundBelow ?? path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && (
        <>
          <meta property="article:published_time" content={article.published} />
          <meta property="article:modified_time" content={article.modified} />
          <meta property="article:author" content={article.author} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {notFoundBelow && <meta name="robots" content="noindex" />}
      <meta property="og:url" content={absoluteUrl(path)} />
      <link rel="canonical" href={absoluteUrl(path)} />
    </>
  );
}
