import type { Page } from '../../src/pages/define/page.ts';
import type { Site } from '../../src/site.ts';
import type { SiteFile } from '../output/site-files.ts';
import { feedFile, ownFeedFiles } from './feed.ts';
import { webManifestFile } from './icons.ts';
import { llmsFile } from './llms.ts';
import { robotsFile } from './robots.ts';
import { securityFile } from './security-txt.ts';
import { sitemapFile } from './sitemap.ts';

/** The files that machines look for under names everybody knows, and those that pages offer them. */
export function wellKnownFiles(site: Site, pages: Page[]): SiteFile[] {
  return [
    feedFile(site, pages),
    llmsFile(site.origin, pages),
    robotsFile(site),
    securityFile(site),
    sitemapFile(site.origin, pages),
    webManifestFile(site),
    ...ownFeedFiles(site, pages),
    ...pages.flatMap(({ files }) =>
      (files?.() ?? []).map(({ path, content }) => ({ path, content: Buffer.from(content) })),
    ),
  ];
}
