import { expect, test } from 'vitest';
import { ownerName, posts } from '../content-of-site.ts';
import { absolute, pageAt, texts, values } from './built-pages.ts';

test.each(posts)(
  '$path shows its writer, a summary, tags, and the ways on',
  ({ path, title, tags, service }) => {
    const page = pageAt(path);
    const header = texts(page, 'article header').join();
    expect(header).toContain(ownerName);
    expect(header).toMatch(/\d+ Minuten? Lesezeit/);
    expect(texts(page, 'article dt')).toEqual(['Hauptthema', 'Wichtige Punkte', 'Fazit']);
    expect(texts(page, 'article footer li')).toEqual(tags);
    // It ends with another post, and with the service that it is about.
    const ways = values(page, '.beitrag-end a', 'href');
    expect(ways).toContain(service);
    const others = posts.map((post) => post.path).filter((other) => other !== path);
    if (others.length > 0) expect(others.some((other) => ways.includes(other))).toBe(true);

    // In a new tab, with its address and title.
    const url = absolute(path);
    const shared = values(page, 'nav[aria-label="Beitrag teilen"] a[target="_blank"]', 'href');
    const parts = shared.map((address) => {
      const { origin, pathname, searchParams } = new URL(address);
      return [origin + pathname, Object.fromEntries(searchParams)];
    });
    expect(parts).toEqual([
      ['https://www.linkedin.com/sharing/share-offsite/', { url }],
      [expect.stringMatching(/^https:\/\/x\.com\//), { text: title, url }],
      ['https://www.facebook.com/sharer/sharer.php', { u: url }],
      [expect.stringMatching(/^null/), { subject: title, body: expect.stringContaining(url) as string }],
    ]);
  },
);
