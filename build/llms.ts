import type { RouteId } from '../src/routes.ts';
import type { Content } from './content/load.ts';
import { FEED_PATH } from './feed.ts';
import type { SiteFile } from './output.ts';
import type { Page } from './page.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** Every route belongs to one heading; the home page is the heading of them all. */
const HEADINGS: Record<Exclude<RouteId, 'home' | 'eintragUnbekannt'>, string> = {
  programmierung: 'Leistungen',
  seo: 'Leistungen',
  kuenstlicheIntelligenz: 'Leistungen',
  localSeoAgentur: 'Projekte',
  consulteeAi: 'Projekte',
  blog: 'Blog',
  beitrag: 'Blog',
  lexikon: 'Lexikon',
  eintrag: 'Lexikon',
  kontakt: 'Kontakt und Rechtliches',
  impressum: 'Kontakt und Rechtliches',
  dsgvo: 'Kontakt und Rechtliches',
};

/** The site for readers that want it in one file (llmstxt.org): every page with its description. */
export function llmsFile({ site, home }: Content, pages: Page[]): SiteFile {
  const absolute = (path: string) => site.origin + path.slice(1);
  const line = ({ path, data: { head } }: Page) =>
    `- [${head.title}](${absolute(path)}): ${head.description}`;
  const sections = [...new Set(Object.values(HEADINGS))].map((heading) => {
    const listed = pages.filter(({ route }) => HEADINGS[route as keyof typeof HEADINGS] === heading);
    return `## ${heading}\n\n${listed.map(line).join('\n')}\n`;
  });
  const text = [
    `# ${home.head.title}\n`,
    `> ${home.head.description}\n`,
    `Sprache: Deutsch. Startseite: ${site.origin} – alle Adressen mit Datum: ${absolute(SITEMAP_PATH)} – neue Beiträge: ${absolute(FEED_PATH)}\n`,
    ...sections,
  ].join('\n');
  return { path: '/llms.txt', content: Buffer.from(text) };
}
