import type { Page } from '@playwright/test';
import { turnedDate } from '../../src/day.ts';
import { BLOG_CARDS } from '../acceptance/specification.ts';
import { appReady, expect, openApp, test } from '../app.ts';
import { ownerName, posts, site } from '../content-of-site.ts';
import { examplePost, pageWith } from '../site-map.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const subjects = (page: Page) => page.getByRole('navigation', { name: 'Beiträge nach Thema' });
const boxesOf = (page: Page, within = '') =>
  page
    .locator(`main article ${within}`)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test('the overview lists the posts in two columns, newest first; a card opens its post', async ({ page }) => {
  await openApp(page, '/blog/');
  const labels = await cards(page).locator('p.label').allTextContents();
  // «01.02.2026 · ergänzt am …»
  const days = labels.map((label) => turnedDate(label.slice(0, '01.02.2026'.length)));
  expect(days).toHaveLength(posts.length);
  expect(days).toEqual(days.toSorted().toReversed());

  const all = await boxesOf(page);
  // Of an odd number the newest takes a row of its own.
  if (all.length % 2) expect(all[0]!.width).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
  const [left, right] = all.slice(all.length % 2);
  if (left && right) {
    expect(right.y).toBe(left.y);
    expect(right.x + right.width - left.x).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
  }
  const pictures = await boxesOf(page, ':is([role=img], img)');
  expect(pictures.map(({ height }) => height)).toEqual(posts.map(() => BLOG_CARDS.imageHeight));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set((await boxesOf(page)).map(({ x }) => x)).size).toBe(1);

  const { path, title } = posts.at(-1)!;
  await page.locator(`main article a[href="${path}"]`).last().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

const [newest] = posts;
const telling = newest!.tags.filter((name) => posts.some(({ tags }) => !tags.includes(name)));
for (const tag of telling.slice(0, 1))
  test('it shows the posts of one subject, and the address says which', async ({ page }) => {
    const shows = (some: typeof posts) =>
      expect
        .poll(async () => (await cards(page).locator('h2:visible').allTextContents()).toSorted())
        .toEqual(some.map(({ title }) => title).toSorted());
    const fitting = posts.filter(({ tags }) => tags.includes(tag));

    // From a post to all on its subject.
    await openApp(page, newest!.path);
    await page.locator('.tags').getByRole('link', { name: tag, exact: true }).click();
    await shows(fitting);
    const chosen = subjects(page).locator('[aria-current]');
    await expect(chosen).toContainText(tag);
    // Choosing what is chosen adds nothing to go back to.
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    await chosen.click();
    expect(await steps()).toBe(before);
    // The address can be shared: another visitor sees the same.
    await page.reload();
    await appReady(page);
    await shows(fitting);
    await subjects(page).locator('a[href="/blog/"]').click();
    await shows(posts);
    await page.goBack();
    await shows(fitting);
    // What leads to the overview leads to all of it.
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await shows(posts);
    await openApp(page, '/blog/?thema=unsinn');
    await shows(posts);
  });

test('without script the overview has all posts, whatever the address says', async ({ scriptless: page }) => {
  await page.goto(`/blog/?thema=${encodeURIComponent(posts[0]!.tags[0]!.toLowerCase())}`);
  await expect(cards(page)).toHaveCount(posts.length);
  await expect(subjects(page)).toBeHidden();
});

test('every post shows its writer, a summary, tags, and the ways on', async ({ page }) => {
  for (const { path, title, tags, service } of posts) {
    await openApp(page, path);
    const header = page.locator('article header');
    await expect(header).toContainText(ownerName);
    await expect(header).toContainText(/\d+ Minuten? Lesezeit/);
    await expect(page.locator('article dt')).toHaveText(['Hauptthema', 'Wichtige Punkte', 'Fazit']);
    await expect(page.locator('article footer li')).toHaveText(tags);
    await canBeShared(page, path, title);
    // It ends with another post, and with the service that it is about.
    const others = posts.map((post) => post.path).filter((other) => other !== path);
    if (others.length > 0)
      expect(others).toContain(await page.locator('.beitrag-end h2 ~ p a').last().getAttribute('href'));
    const way = page.locator('.beitrag-end .button:visible');
    await expect(way).toHaveCount(1);
    await way.click();
    await expect(page).toHaveURL(service);
  }
});

/** In a new tab, with its address and title. */
async function canBeShared(page: Page, path: string, text: string) {
  const url = site.origin + path.slice(1);
  const links = page
    .getByRole('navigation', { name: 'Beitrag teilen' })
    .locator('a[target=_blank][rel=noopener]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const parts = addresses.map((address) => {
    const { origin, pathname, searchParams } = new URL(address);
    return [origin + pathname, Object.fromEntries(searchParams)];
  });
  expect(parts).toEqual([
    ['https://www.linkedin.com/sharing/share-offsite/', { url }],
    [expect.stringMatching(/^https:\/\/x\.com\//), { text, url }],
    ['https://www.facebook.com/sharer/sharer.php', { u: url }],
    [expect.stringMatching(/^null/), { subject: text, body: expect.stringContaining(url) }],
  ]);
}

for (const path of pageWith('/blog/', '<pre', 'class="table"'))
  test('on a phone code scrolls inside itself, and no table is cut', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, path);
    const box = page.locator('.prose pre').first();
    await box.focus();
    // On a busy machine a key may come before the first layout.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    for (const table of await page.locator('.prose .table').all())
      expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

test('the End key leads to the end of a post that is not laid out yet', async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await openApp(page, examplePost);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThanOrEqual(1);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});
