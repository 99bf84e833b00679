import { type Page, SECTIONS } from '../../src/pages/define/page.ts';
import { paths } from '../../src/paths.ts';
import type { SiteFile } from '../output/site-files.ts';
import { FEED_PATH } from './feed.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** The site for readers that want it in one file (llmstxt.org): every page with its description. */
export function llmsFile(origin: string, pages: Page[]): SiteFile {
  const absolute = (path: string) => origin + path.slice(1);
  const line = ({ path, data: { head } }: Page) =>
    `- [${head.title}](${absolute(path)}): ${head.description}`;
  const home = pages.find(({ path }) => path === paths.home)!;
  const { head } = home.data;
  const sections = SECTIONS.map((section) => ({
    section,
    listed: pages.filter((page) => page.section === section && page !== home),
  })).filter(({ listed }) => listed.length > 0);
  const text = [
    `# ${head.title}\n`,
    `> ${head.description}\n`,
    `Sprache: Deutsch. Startseite: ${origin} – alle Adressen mit Datum: ${absolute(SITEMAP_PATH)} – neue Beiträge: ${absolute(FEED_PATH)}\n`,
    ...sections.map(({ section, listed }) => `## ${section}\n\n${listed.map(line).join('\n')}\n`),
  ].join('\n');
  return { path: '/llms.txt', content: Buffer.from(text) };
}
