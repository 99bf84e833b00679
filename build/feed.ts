import { pathOf } from '../src/routes.ts';
import { changedOn, newestFirst, publishedOn } from './blog-pages.ts';
import { escapeHtml } from './escape-html.ts';
import type { Content } from './content/load.ts';
import { counted } from './counted.ts';
import type { SiteFile } from './output.ts';
import { latest } from './page.ts';
import { sheetPath } from './sheet-paths.ts';

export const FEED_PATH = '/feed.xml';

/** The posts as an Atom feed (RFC 4287) with their full text; its dates are those of the content. */
export function feedFile({ site, blog, uebersichten }: Content): SiteFile {
  const absolute = (path: string) => site.origin + path.slice(1);
  const overview = absolute(pathOf('blog'));
  const { head, lead } = counted(uebersichten.blog, blog.length);

  const entries = newestFirst(blog).map((post) => {
    const { slug, data, article } = post;
    const url = absolute(pathOf('beitrag', slug));
    const picture = `<p><img src="${absolute(sheetPath('blog', slug))}" alt="${escapeHtml(data.drawing.alt)}" width="1200" height="630"></p>`;
    const questions = data.faq.map(
      ({ question, answer }) => `<h3>${escapeHtml(question)}</h3>\n<p>${escapeHtml(answer)}</p>`,
    );
    const text = [
      picture,
      withAbsoluteLinks(withoutButtons(article.html), site.origin, url),
      '<h2>Häufige Fragen (FAQ)</h2>',
      ...questions,
    ].join('\n');
    return `  <entry>
    <id>${url}</id>
    <title>${escapeHtml(data.h1)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${moment(publishedOn(post))}</published>
    <updated>${moment(changedOn(post))}</updated>
${data.tags.map((tag) => `    <category term="${escapeHtml(tag)}"/>`).join('\n')}
    <summary>${escapeHtml(data.blog_description)}</summary>
    <content type="html">${escapeHtml(text)}</content>
  </entry>`;
  });

  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <id>${overview}</id>
  <title>${escapeHtml(head.title)}</title>
  <subtitle>${escapeHtml(lead)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absolute(FEED_PATH)}"/>
  <link rel="alternate" type="text/html" href="${overview}"/>
  <updated>${moment(latest(blog.map(changedOn)))}</updated>
  <author>
    <name>${escapeHtml(`${site.owner.firstName} ${site.owner.lastName}`)}</name>
    <uri>${site.origin}</uri>
  </author>
${entries.join('\n')}
</feed>
`;
  return { path: FEED_PATH, content: Buffer.from(xml) };
}

/** Atom wants a time of day; at noon it is the same day for nearly every reader. */
const moment = (day: string) => `${day}T12:00:00Z`;

/** A feed reader has no script that would copy. */
const withoutButtons = (html: string) => html.replace(/<button[^>]*>.*?<\/button>/gs, '');

/** The text is our own renderer's output: attributes are always double-quoted. */
function withAbsoluteLinks(html: string, origin: string, url: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="(\/|#)/, (_match, name: string, start: string) =>
      start === '/' ? ` ${name}="${origin}` : ` ${name}="${url}#`,
    ),
  );
}
