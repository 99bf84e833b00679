import type { Page } from '@playwright/test';
import { turnedDate } from '../../src/day.ts';
import { BLOG_CARDS } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { ownerName, posts, site } from '../content-of-site.ts';
import { examplePost, pageWith } from '../site-map.ts';

const withCodeAndTable = pageWith('/blog/', '<pre', 'class="table"');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhaltsverzeichnis' });

test.describe('the overview', () => {
  test('lists the posts, newest first', async ({ page }) => {
    await openApp(page, '/blog/');
    const dates = await page.getByRole('article').locator('p.label').allTextContents();
    const days = dates.map(turnedDate);
    expect(days).toHaveLength(posts.length);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('has a card for each post, with a picture and a link that opens it', async ({ page }) => {
    for (const { path, title } of posts) {
      await openApp(page, '/blog/');

      const card = page.getByRole('article').filter({ has: page.locator(`[href="${path}"]`) });
      await expect(card.getByRole('img')).toHaveAccessibleName(/\w{3}/);
      await card.getByRole('link').last().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('is a grid of two columns with a greatest width, and pictures of one height', async ({ page }) => {
    await openApp(page, '/blog/');
    const all = await boxesOf(page);
    // Of an odd number the newest takes a row of its own.
    const boxes = all.slice(all.length % 2);
    if (all.length % 2) expect(all[0]!.width).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
    expect(boxes[1]!.y).toBe(boxes[0]!.y);
    for (const [index, box] of boxes.entries()) expect(box.x).toBe(boxes[index % 2]!.x);
    expect(boxes[1]!.x + boxes[1]!.width - boxes[0]!.x).toBeCloseTo(BLOG_CARDS.maxWidth, 0);
    for (const image of await page.getByRole('article').getByRole('img').all())
      await expect(image).toHaveCSS('height', `${BLOG_CARDS.imageHeight}px`);

    await page.setViewportSize({ width: 390, height: 844 });
    const stacked = await boxesOf(page);
    expect(new Set(stacked.map((box) => box.x)).size).toBe(1);
  });

  test('shows the posts of one subject, and the address says which', async ({ page }) => {
    const tag = posts[0]!.tags.find((name) => posts.some(({ tags }) => !tags.includes(name)))!;
    const titles = posts.filter(({ tags }) => tags.includes(tag)).map(({ title }) => title);
    const shown = page.getByRole('article').getByRole('heading');
    const filter = page.getByRole('navigation', { name: 'Beiträge nach Thema' });

    // From a post to all on its subject.
    await openApp(page, posts[0]!.path);
    await page.locator('.tags').getByRole('link', { name: tag, exact: true }).click();
    await expect(shown).toHaveCount(titles.length);
    expect((await shown.allTextContents()).toSorted()).toEqual(titles.toSorted());
    await expect(filter.locator('[aria-current]')).toContainText(tag);

    // The address can be shared: another visitor sees the same.
    await page.reload();
    await expect(shown).toHaveCount(titles.length);

    await filter.getByRole('link', { name: 'Alle' }).click();
    await expect(page).toHaveURL('/blog/');
    await expect(shown).toHaveCount(posts.length);
    await page.goBack();
    await expect(shown).toHaveCount(titles.length);
    // What leads to the overview leads to all of it.
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(shown).toHaveCount(posts.length);
  });

  test('has all posts without script and for a subject that nobody wrote about', async ({
    browser,
    page,
    baseURL,
  }) => {
    await openApp(page, '/blog/?thema=unsinn');
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await plain.goto(`/blog/?thema=${encodeURIComponent(posts[0]!.tags[0]!.toLowerCase())}`);
    await expect(plain.getByRole('article')).toHaveCount(posts.length);
    await expect(plain.getByRole('navigation', { name: 'Beiträge nach Thema' })).toBeHidden();
    await plain.close();
  });
});

const boxesOf = async (page: Page) =>
  (await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()))).map(
    (box) => box!,
  );

for (const { path, questions, tags, service } of posts) {
  test(`${path} shows who wrote it and when, a summary, its questions, its tags and the ways on`, async ({
    page,
  }) => {
    await openApp(page, path);
    const header = page.getByRole('article').locator('header');
    await expect(header).toContainText(ownerName);
    await expect(header.locator('time').first()).toHaveText(/^\d{2}\.\d{2}\.\d{4}$/);
    await expect(header).toContainText(/\d+ Minuten? Lesezeit/);
    await expect(page.getByRole('article').getByRole('term')).toHaveText([
      'Hauptthema',
      'Wichtige Punkte',
      'Fazit',
    ]);

    await expect(page.getByRole('heading', { level: 2, name: '(FAQ)' })).toBeVisible();
    const open = page
      .locator('.faq details')
      .evaluateAll((items) => items.map((item) => (item as HTMLDetailsElement).open));
    expect(await open).toEqual([true, ...Array.from({ length: questions - 1 }, () => false)]);
    await expect(page.getByRole('article').locator('footer').getByRole('listitem')).toHaveText(tags);
    await canBeShared(page, path);

    // It ends with the service that it is about, where a reader arrives, and with another post.
    const end = page.locator('.beitrag-end');
    const next = await end
      .getByRole('heading', { name: 'Nächster Beitrag' })
      .locator('~ p a')
      .getAttribute('href');
    expect(posts.map((post) => post.path).filter((other) => other !== path)).toContain(next);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(end.locator('.button:visible')).toHaveCount(1);
    }
    await end.locator('.button').click();
    await expect(page).toHaveURL(service);
  });
}

/** In a new tab, with its address and title. */
async function canBeShared(page: Page, path: string) {
  const url = site.origin + path.slice(1);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const links = page.getByRole('navigation', { name: 'Beitrag teilen' }).getByRole('link');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const [linkedIn, x, facebook, mail] = hrefs.map((href) => new URL(href));

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

test('the table of contents stands in the HTML, without the questions', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  for (const { path } of posts) {
    await page.goto(path);
    const headings = await page.locator('.prose').locator('h2, h3').allTextContents();
    await expect(contents(page).getByRole('link')).toHaveText(headings);
    await expect(contents(page)).not.toContainText('(FAQ)');
  }
  await page.close();
});

test('links lead back to the top and the start of the content, and to the overview', async ({ page }) => {
  await openApp(page, examplePost);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await page.getByRole('link', { name: 'nach oben' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
});

test('on a phone code scrolls inside itself, no table is cut, and the contents are left out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, withCodeAndTable);
  await expect(contents(page)).toBeHidden();
  const box = page.locator('.prose pre').first();
  await box.focus();
  // On a busy machine a key may come before the first layout.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }).toPass();
  for (const table of await page.locator('.prose .table').all()) {
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('a printed post is the article and nothing to click', async ({ page }) => {
  await openApp(page, withCodeAndTable);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['h1', 'figure svg:visible', '.summary', '.prose', '.faq', '.tags'])
    await expect(page.getByRole('article').locator(part).first()).toBeVisible();
  for (const part of ['.toc', '.share', '.button', '.copy', '.ways-on a', '.breadcrumbs'])
    await expect(page.locator(part).first()).toBeHidden();
});
