import type { SiteFile } from '../output/site-files.ts';
import type { Page } from '../../src/pages/define/page.ts';

export const SITEMAP_PATH = '/sitemap.xml';

/** Every page with the day that it names as its last change; priorities are read by nobody. */
export function sitemapFile(origin: string, pages: Page[]): SiteFile {
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
