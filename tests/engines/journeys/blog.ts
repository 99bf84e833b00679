import { expect } from 'vitest';
import { turnedDate } from '../../../src/day.ts';
import { BLOG_CARDS } from '../../acceptance/specification.ts';
import { ownerName, posts, site } from '../../content-of-site.ts';
import { examplePost } from '../../site-map.ts';
import { type Area, PHONE } from '../stage.ts';
import { css, link, type Spot, type Visitor } from '../visitor.ts';

const cards = css('main article');
const filter = 'nav[aria-label="Beiträge nach Thema"]';
const shownTitles = async (visitor: Visitor) =>
  (await visitor.looksAtAll(css('main article h2')))
    .filter(({ visible }) => visible)
    .map(({ text }) => text)
    .toSorted();
const boxes = async (visitor: Visitor, spot: Spot) => (await visitor.looksAtAll(spot)).map(({ box }) => box);

export const blog: Area = (journey, further) => {
  journey(
    'the overview lists the posts in two columns, newest first; a card opens its post',
    async ({ visitor }) => {
      await visitor.opens('/blog/');
      const labels = await visitor.texts(css('main article p.label'));
      // «01.02.2026 · ergänzt am …»
      const days = labels.map((label) => turnedDate(label.slice(0, '01.02.2026'.length)));
      expect(days).toHaveLength(posts.length);
      expect(days).toEqual(days.toSorted().toReversed());

      const all = await boxes(visitor, cards);
      // Of an odd number the newest takes a row of its own.
      const inPairs = all.slice(all.length % 2);
      if (all.length % 2) expect(all[0]!.width).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
      for (const [index, box] of inPairs.entries()) expect(box.x).toBe(inPairs[index % 2]!.x);
      const [left, right] = inPairs;
      if (left && right) {
        expect(right.y).toBe(left.y);
        expect(right.x + right.width - left.x).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
      }
      const pictures = await visitor.looksAtAll(css('main article [role=img], main article img'));
      expect(pictures).toHaveLength(posts.length);
      for (const { box } of pictures) expect(box.height).toBe(BLOG_CARDS.imageHeight);
      await visitor.resizes(...PHONE);
      expect(new Set((await boxes(visitor, cards)).map(({ x }) => x)).size).toBe(1);

      const { path, title } = posts.at(-1)!;
      await visitor.clicks(css(`main article a[href="${path}"]`, -1));
      await visitor.isAt(path);
      await visitor.sees(css('h1'), { text: title });
    },
  );

  const [newest] = posts;
  const telling = newest!.tags.filter((name) => posts.some(({ tags }) => !tags.includes(name)));
  for (const tag of telling.slice(0, 1))
    journey('it shows the posts of one subject, and the address says which', async ({ visitor }) => {
      const titlesOf = (some: typeof posts) => some.map(({ title }) => title).toSorted();
      const fitting = titlesOf(posts.filter(({ tags }) => tags.includes(tag)));
      const shows = (titles: string[]) => expect.poll(() => shownTitles(visitor)).toEqual(titles);

      // From a post to all on its subject.
      await visitor.opens(newest!.path);
      await visitor.clicks(link(tag, '.tags'));
      await shows(fitting);
      expect((await visitor.looksAt(css(`${filter} [aria-current]`))).text).toContain(tag);

      // The address can be shared: another visitor sees the same.
      await visitor.reloads();
      await visitor.isReady();
      await shows(fitting);

      await visitor.clicks(css(`${filter} a[href="/blog/"]`));
      await visitor.isAt('/blog/');
      await shows(titlesOf(posts));
      await visitor.goesBack();
      await shows(fitting);
      // What leads to the overview leads to all of it.
      await visitor.clicks(link('Blog', 'header'));
      await shows(titlesOf(posts));
      await visitor.opens('/blog/?thema=unsinn');
      await shows(titlesOf(posts));
    });

  for (const { path, questions, tags, service } of posts)
    further(`${path} shows its writer, a summary, questions, tags, and the ways on`, async ({ visitor }) => {
      await visitor.opens(path);
      const header = await visitor.looksAt(css('article header'));
      expect(header.text).toContain(ownerName);
      expect(header.text).toMatch(/\d+ Minuten? Lesezeit/);
      expect((await visitor.texts(css('article header time')))[0]).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
      expect(await visitor.texts(css('article dt'))).toEqual(['Hauptthema', 'Wichtige Punkte', 'Fazit']);
      const open = await visitor.with(css('.faq details'), (items) =>
        items.map((item) => (item as HTMLDetailsElement).open),
      );
      expect(open).toEqual([true, ...Array.from({ length: questions - 1 }, () => false)]);
      expect(await visitor.texts(css('article footer li'))).toEqual(tags);
      await canBeShared(visitor, path);

      // It ends with another post, and with the service that it is about.
      const others = posts.map((post) => post.path).filter((other) => other !== path);
      if (others.length > 0)
        expect(others).toContain(await visitor.attribute(css('.beitrag-end h2 ~ p a', -1), 'href'));
      await visitor.clicks(css('.beitrag-end .button'));
      await visitor.isAt(service);
    });

  journey('a post leads back to its top and to the overview', async ({ visitor }) => {
    await visitor.opens(examplePost);
    for (const width of [PHONE[0], 1280]) {
      await visitor.resizes(width, 800);
      await visitor.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
      await visitor.clicks(link('nach oben'));
      await expect.poll(visitor.scrollTop).toBe(0);
      await visitor.sees(css('main'), { focused: true });
    }
    await visitor.clicks(link('Blog', 'nav[aria-label="Brotkrumen"]'));
    await visitor.isAt('/blog/');
  });
};

/** In a new tab, with its address and title. */
async function canBeShared(visitor: Visitor, path: string) {
  const url = site.origin + path.slice(1);
  const { text: title } = await visitor.looksAt(css('h1'));
  const links = await visitor.looksAtAll(css('nav[aria-label="Beitrag teilen"] a'));
  for (const { attributes } of links) expect(attributes).toMatchObject({ target: '_blank', rel: 'noopener' });
  expect(links).toHaveLength(4);
  const [linkedIn, x, facebook, mail] = links.map(({ attributes }) => new URL(attributes.href!));

  expect(linkedIn!.origin + linkedIn!.pathname).toBe('https://www.linkedin.com/sharing/share-offsite/');
  expect(Object.fromEntries(linkedIn!.searchParams)).toEqual({ url });
  expect(x!.origin).toBe('https://x.com');
  expect(Object.fromEntries(x!.searchParams)).toEqual({ text: title, url });
  expect(facebook!.origin + facebook!.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(Object.fromEntries(facebook!.searchParams)).toEqual({ u: url });
  expect(mail!.protocol).toBe('mailto:');
  expect(mail!.search).not.toContain('+');
  expect(mail!.searchParams.get('subject')).toBe(title);
  expect(mail!.searchParams.get('body')).toContain(url);
}
