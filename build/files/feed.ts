import { latestDay } from '../../src/day.ts';
import type { Page } from '../../src/pages/define/page.ts';
import { ownerName, type Site } from '../../src/site.ts';
import { escapeXml } from '../../drawings/escape-xml.ts';
import type { SiteFile } from '../output/site-files.ts';

export const FEED_PATH = '/feed.xml';

/** The posts as an Atom feed (RFC 4287) with their full text; its dates are those of the content. */
export function feedFile(site: Site, pages: Page[]): SiteFile {
  const absolute = (path: string) => site.origin + path.slice(1);
  const overview = pages.find(({ feedTitle }) => feedTitle)!;
  const { title, subtitle } = overview.feedTitle!;
  const posts = pages.flatMap(({ path, changed, feed }) => (feed ? [{ ...feed, path, changed }] : []));

  const entries = posts.map((post) => {
    const url = absolute(post.path);
    const text = withAbsoluteLinks(withoutChoices(withoutButtons(post.html())), site.origin, url);
    return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${moment(post.published)}</published>
    <updated>${moment(post.changed)}</updated>
${post.tags.map((tag) => `    <category term="${escapeXml(tag)}"/>`).join('\n')}
    <summary>${escapeXml(post.summary)}</summary>
    <content type="html">${escapeXml(text)}</content>
  </entry>`;
  });

  // Before the first post there is the overview.
  const updated = latestDay(posts.length === 0 ? [overview.changed] : posts.map(({ changed }) => changed));
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <id>${absolute(overview.path)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absolute(FEED_PATH)}"/>
  <link rel="alternate" type="text/html" href="${absolute(overview.path)}"/>
  <updated>${moment(updated)}</updated>
  <author>
    <name>${escapeXml(ownerName(site))}</name>
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

/** A reader that reads neither format nor width of a photo takes the one that every browser has. */
const withoutChoices = (html: string) =>
  html.replace(/<source [^>]*>/g, '').replace(/ (?:srcset|sizes)="[^"]*"/g, '');

/** The text is our own renderer's output: attributes are always double-quoted. */
function withAbsoluteLinks(html: string, origin: string, url: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ (href|src)="(\/|#)/, (_match, name: string, start: string) =>
      start === '/' ? ` ${name}="${origin}` : ` ${name}="${url}#`,
    ),
  );
}
