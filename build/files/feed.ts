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

  return atomFile(site, {
    path: FEED_PATH,
    about: overview.path,
    title,
    subtitle,
    // Before the first post there is the overview.
    updated: latestDay(posts.length === 0 ? [overview.changed] : posts.map(({ changed }) => changed)),
    entries,
  });
}

/** The feeds that pages have of their own. */
export const ownFeedFiles = (site: Site, pages: Page[]): SiteFile[] =>
  pages.flatMap(({ path: about, ownFeed }) => {
    if (!ownFeed) return [];
    const { entries, ...feed } = ownFeed();
    const page = site.origin + about.slice(1);
    const printed = entries.map(
      ({ fragment, title, summary, published, updated }) => `  <entry>
    <id>${page}#${fragment}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${page}#${fragment}"/>
    <published>${moment(published)}</published>
    <updated>${moment(updated)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>`,
    );
    return [atomFile(site, { ...feed, about, entries: printed })];
  });

type Feed = {
  path: string;
  /** The page that it is about. */
  about: string;
  title: string;
  subtitle: string;
  updated: string;
  entries: string[];
};

function atomFile(site: Site, { path, about, title, subtitle, updated, entries }: Feed): SiteFile {
  const absolute = (address: string) => site.origin + address.slice(1);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">
  <id>${absolute(about)}</id>
  <title>${escapeXml(title)}</title>
  <subtitle>${escapeXml(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${absolute(path)}"/>
  <link rel="alternate" type="text/html" href="${absolute(about)}"/>
  <updated>${moment(updated)}</updated>
  <author>
    <name>${escapeXml(ownerName(site))}</name>
    <uri>${site.origin}</uri>
  </author>
${entries.join('\n')}
</feed>
`;
  return { path, content: Buffer.from(xml) };
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
