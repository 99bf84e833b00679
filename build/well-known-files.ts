import type { Content } from './content/load.ts';
import { feedFile } from './feed.ts';
import { webManifestFile } from './icons.ts';
import { llmsFile } from './llms.ts';
import type { SiteFile } from './output.ts';
import type { Page } from './page.ts';
import { robotsFile } from './robots.ts';
import { securityFile } from './security-txt.ts';
import { sitemapFile } from './sitemap.ts';

/** The files that machines look for under names everybody knows. */
export function wellKnownFiles(content: Content, pages: Page[]): SiteFile[] {
  const { site } = content;
  return [
    feedFile(content),
    llmsFile(content, pages),
    robotsFile(site),
    securityFile(site),
    sitemapFile(site.origin, pages),
    webManifestFile(site),
  ];
}
