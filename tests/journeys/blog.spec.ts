import type { Page } from '@playwright/test';
import { expect, openApp, overflowOf, test } from '../app.ts';
import { posts } from '../content-of-site.ts';
import { examplePost, pageWith } from '../site-map.ts';

const withCodeAndTable = pageWith('/blog/', '<pre', 'class="table"');
const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhaltsverzeichnis' });

test('without script the overview has all posts, whatever the address says', async ({ scriptless: page }) => {
  await page.goto(`/blog/?thema=${encodeURIComponent(posts[0]!.tags[0]!.toLowerCase())}`);
  await expect(page.getByRole('article')).toHaveCount(posts.length);
  await expect(page.getByRole('navigation', { name: 'Beiträge nach Thema' })).toBeHidden();
});

test('where no picture comes, every card fits the screen, and says what it would show', async ({
  scriptless: page,
}) => {
  await page.route('**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/blog/');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `${width} px`).toBe(0);
  }
  const figure = page.locator('.beitrag-card figure').first();
  const colours = await figure.evaluate((element) => [
    getComputedStyle(element.querySelector('img')!).color,
    getComputedStyle(document.querySelector('.plan')!).color,
  ]);
  expect(colours[0]).toBe(colours[1]);
});

test('a post ends with one button, at every width', async ({ page }) => {
  await openApp(page, examplePost);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('.beitrag-end .button:visible')).toHaveCount(1);
  }
});

test('the table of contents stands in the HTML, without the questions', async ({ scriptless: page }) => {
  for (const { path } of posts) {
    await page.goto(path);
    const headings = await page.locator('.prose').locator('h2, h3').allTextContents();
    await expect(contents(page).getByRole('link')).toHaveText(headings);
    await expect(contents(page)).not.toContainText('(FAQ)');
  }
});

for (const path of withCodeAndTable)
  test('on a phone code scrolls inside itself, no table is cut, and the contents are left out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openApp(page, path);
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

for (const path of withCodeAndTable)
  test('a printed post is the article and nothing to click', async ({ page }) => {
    await openApp(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['h1', 'figure svg:visible', '.summary', '.prose', '.faq', '.tags'])
      await expect(page.getByRole('article').locator(part).first()).toBeVisible();
    for (const part of ['.toc', '.share', '.button', '.copy', '.ways-on a', '.breadcrumbs'])
      await expect(page.locator(part).first()).toBeHidden();
  });

test('the End key leads to the end of a post that is not laid out yet', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await openApp(page, examplePost);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    .toBeLessThanOrEqual(1);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  fonts.resolve();
});

// One post has no filter.
if (posts.length > 1)
  test('choosing what is chosen adds nothing to go back to', async ({ page }) => {
    await openApp(page, '/blog/');
    const steps = () => page.evaluate(() => history.length);
    const subject = page.getByRole('navigation', { name: 'Beiträge nach Thema' }).getByRole('link').nth(1);
    await subject.click();
    await expect(subject).toHaveAttribute('aria-current', 'true');
    const before = await steps();
    await subject.click();
    expect(await steps()).toBe(before);
  });
