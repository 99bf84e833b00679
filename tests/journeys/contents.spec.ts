import type { Page } from '@playwright/test';
import { CONTENTS_OFFSET_REM } from '../acceptance/specification.ts';
import { layOut, expect, openApp, scrollTop, test } from '../app.ts';
import { examplePost, headingsOf } from '../site-map.ts';

const toc = (page: Page) => page.getByRole('navigation', { name: 'Inhaltsverzeichnis' });
const links = (page: Page) => toc(page).getByRole('link');
const headings = (page: Page) => page.locator('.prose :is(h2, h3)');
const active = (page: Page) => toc(page).locator('[aria-current=location]');
const isActive = (page: Page, nth: number) =>
  expect(links(page).nth(nth)).toHaveAttribute('aria-current', 'location');

/** Brings a heading to a height of the view: 0 is its upper edge, 1 its lower. */
const raise = (page: Page, nth: number, share: number) =>
  headings(page)
    .nth(nth)
    .evaluate(
      (heading, height) =>
        scrollBy({
          top: heading.getBoundingClientRect().top - innerHeight * height,
          behavior: 'instant',
        }),
      share,
    );
const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** Nobody scrolls through the contents of a short text. */
test.skip(headingsOf(examplePost) < 6, 'every post is short');

test('the contents list the headings and mark the one in the upper part of the view', async ({ page }) => {
  await openApp(page, '/blog/');
  await page.locator(`main a[href="${examplePost}"]`).last().click();
  await expect(page).toHaveURL(examplePost);
  const texts = await headings(page).allTextContents();
  await expect(links(page)).toHaveText(texts);
  await expect(toc(page)).not.toContainText('(FAQ)');
  await expect(active(page)).toHaveCount(0);
  // The lower 60 % of the view are left out.
  for (const [share, marked] of [
    [0.43, 2],
    [0.37, 3],
    [0.43, 2],
  ] as const) {
    await raise(page, 3, share);
    await isActive(page, marked);
  }
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect
    .poll(async () => Math.round((await toc(page).boundingBox())!.y))
    .toBe(CONTENTS_OFFSET_REM * rem);
  await scrollTo(page, 1e6);
  await isActive(page, -1);
  await scrollTo(page, 0);
  await expect(active(page)).toHaveCount(0);
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(toc(page)).toBeHidden();
  }
});

test('it scrolls the active item into its own view and back, never the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 470 });
  await openApp(page, examplePost);
  await layOut(page);
  await raise(page, 4, 0.2);
  await isActive(page, 4);

  await raise(page, (await headings(page).count()) - 1, 0.3);
  await isActive(page, -1);
  const top = await scrollTop(page);
  const isInItsBox = async () => {
    const [box, item] = [(await toc(page).boundingBox())!, (await links(page).last().boundingBox())!];
    return item.y >= box.y && item.y + item.height <= box.y + box.height + 2;
  };
  await expect.poll(isInItsBox).toBe(true);
  expect(await scrollTop(page)).toBe(top);
  await scrollTo(page, 0);
  await expect(active(page)).toHaveCount(0);
  await expect.poll(() => toc(page).evaluate((box) => box.scrollTop)).toBe(0);
});
