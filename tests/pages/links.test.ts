import { expect, test } from 'vitest';
import { site } from '../content-of-site.ts';
import { loadStaticFiles } from '../../server/static-files.ts';
import { builtFile, manifest } from '../site-map.ts';
import { builtPages, unknownEntry, values } from './built-pages.ts';

const answer = loadStaticFiles(manifest, 'dist');
const idsOf = new Map(builtPages.map((page) => [page.path, new Set(values(page, '[id]', 'id'))]));

/** What is wrong with an address of our own, as met on a page; nothing to say about others. */
function complaint(address: string, from: string): string | undefined {
  const url = new URL(address, site.origin.slice(0, -1) + from);
  if (`${url.origin}/` !== site.origin) return undefined;
  const { status } = answer('GET', url.pathname, {});
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (status !== 200) return `${from}: ${address} answers ${status}`;
  if (fragment && !idsOf.get(url.pathname)?.has(fragment)) return `${from}: ${address} has no such target`;
  return undefined;
}

test('every link, fragment, picture and head address of every page answers', () => {
  const problems = [...builtPages, unknownEntry].flatMap((page) => {
    const addresses = new Set([
      ...values(page, '[href]', 'href'),
      ...values(page, '[src]', 'src'),
      ...values(page, 'meta[property="og:image"]', 'content'),
      ...values(page, 'meta[property="og:url"]', 'content'),
    ]);
    expect(addresses.size).toBeGreaterThan(10);
    const isUnknown = page === unknownEntry;
    // Its own address answers as every unknown one does: with 404.
    if (isUnknown) addresses.delete(values(page, 'link[rel="canonical"]', 'href')[0]!);
    const from = isUnknown ? '/lexikon/' : page.path;
    return [...addresses].flatMap((address) => complaint(address, from) ?? []);
  });
  expect(problems).toEqual([]);
});

test('every address in a graph answers', () => {
  for (const { path, graph } of builtPages) {
    // An `@id` is a name, not an address: its fragment need not exist on the page.
    const told = JSON.stringify(graph).matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]+)"/g);
    expect([...told].flatMap(([, address]) => complaint(address!, path) ?? [])).toEqual([]);
  }
});

test.each([
  ['/feed.xml', /(?:href="|src=&quot;|href=&quot;)([^"&]+)/g],
  ['/sitemap.xml', /<loc>([^<]+)/g],
  ['/llms.txt', /\]\(([^)\s]+)/g],
  ['/robots.txt', /^Sitemap: (\S+)$/gm],
  ['/site.webmanifest', /"(?:src|start_url)":"([^"]+)/g],
])('every address in %s answers', (path, pattern) => {
  const addresses = [...builtFile(path.slice(1)).matchAll(pattern)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.flatMap((address) => complaint(address, path) ?? [])).toEqual([]);
});
