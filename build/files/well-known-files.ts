import type { Page } from '../../src/pages/define/page.ts';
import { paths } from '../../src/paths.ts';
import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';
import { FEED_PATH, feedFile } from './feed.ts';
import { webManifestFile } from './icons.ts';

/** The files that machines look for under names everybody knows, and those that pages offer them. */
export function wellKnownFiles(site: Site, pages: Page[]): SiteFile[] {
  return [
    feedFile(site, pages),
    llmsFile(site.origin, pages),
    robotsFile(site),
    securityFile(site),
    sitemapFile(site.origin, pages),
    webManifestFile(site),
    ...pages.flatMap(({ files }) =>
      (files?.() ?? []).map(({ path, content }) => ({ path, content: Buffer.from(content) })),
    ),
  ];
}

const SITEMAP_PATH = '/sitemap.xml';

/** Every page with the day that it names as its last change; priorities are read by nobody. */
function sitemapFile(origin: string, pages: Page[]): SiteFile {
  const urls = pages.map(
    ({ path, changed }) => `<url><loc>${origin}${path.slice(1)}</loc><lastmod>${changed}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return { path: SITEMAP_PATH, content: Buffer.from(xml) };
}

/** The site for readers that want it in one file (llmstxt.org): every page with its description. */
function llmsFile(origin: string, pages: Page[]): SiteFile {
  const absolute = (path: string) => origin + path.slice(1);
  const line = ({ path, head }: Page) => `- [${head.title}](${absolute(path)}): ${head.description}`;
  const home = pages.find(({ path }) => path === paths.home)!;
  const sections = Map.groupBy(
    pages.filter((page) => page !== home),
    ({ section }) => section,
  );
  const text = [
    `# ${home.head.title}\n`,
    `> ${home.head.description}\n`,
    `Sprache: Deutsch. Startseite: ${origin} – alle Adressen mit Datum: ${absolute(SITEMAP_PATH)} – neue Beiträge: ${absolute(FEED_PATH)}\n`,
    ...[...sections].map(([section, listed]) => `## ${section}\n\n${listed.map(line).join('\n')}\n`),
  ].join('\n');
  return { path: '/llms.txt', content: Buffer.from(text) };
}

/**
 * Who collects texts to train models with, by the names that the operators document (November 2026).
 * Those that search or fetch for a person (OAI-SearchBot, Claude-SearchBot, PerplexityBot …) are left
 * out on purpose: they name their source and bring visitors.
 */
const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'DeepSeekBot',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
  'PanguBot',
  'Timpibot',
  'Webzio-Extended',
];

/** RFC 9309. Nothing is hidden from search engines: what must not be indexed says so itself. */
export function robotsFile({ origin, aiTraining }: Site): SiteFile {
  const groups = [
    ...(aiTraining ? [] : [[...TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /']]),
    ['User-agent: *', 'Allow: /'],
    [`Sitemap: ${origin}${SITEMAP_PATH.slice(1)}`],
  ];
  return { path: '/robots.txt', content: Buffer.from(groups.map(lines).join('\n')) };
}

const lines = (group: string[]) => `${group.join('\n')}\n`;

const SECURITY_PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 364;

/** Where to report a vulnerability. The day in the content, not the clock, says until when it holds. */
function securityFile({ origin, owner, securityContactChecked }: Site): SiteFile {
  const expires = new Date(securityContactChecked);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  const text = `Contact: mailto:${owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: de, en
Canonical: ${origin}${SECURITY_PATH.slice(1)}
`;
  return { path: SECURITY_PATH, content: Buffer.from(text) };
}
