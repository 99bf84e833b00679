import type { Page } from '@playwright/test';
import { CONTENTS_OFFSET_REM } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { posts } from '../content-of-site.ts';
import { examplePost } from '../site-map.ts';

const toc = (page: Page) => page.getByRole('navigation', { name: 'Inhaltsverzeichnis' });
const active = (page: Page) => toc(page).locator('[aria-current="location"]');
const bodyHeadings = (page: Page) => page.locator('.prose').locator('h2, h3');

/** Brings a heading to a height of the viewport: 0 is its upper edge, 1 its lower. */
const scrollHeadingTo = (page: Page, id: string, height: number) =>
  page.evaluate(
    ([name, share]) => {
      const { top } = document.getElementById(name)!.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * share, behavior: 'instant' });
    },
    [id, height] as const,
  );

test.describe('the table of contents', () => {
  test('stands in the HTML and lists the headings of the text, without the questions', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    for (const { path } of posts) {
      await page.goto(path);
      await expect(toc(page).getByRole('link')).toHaveText(await bodyHeadings(page).allTextContents());
      await expect(toc(page)).not.toContainText('(FAQ)');
    }
    await page.close();
  });

  test('marks the heading in view, on the way down and up', async ({ page }) => {
    await openApp(page, examplePost);
    await expect(active(page)).toHaveCount(0);
    const ids = await bodyHeadings(page).evaluateAll((all) => all.map(({ id }) => id));
    for (const id of [...ids, ...ids.toReversed()]) {
      await page.evaluate(
        (name) => document.getElementById(name)!.scrollIntoView({ behavior: 'instant' }),
        id,
      );
      await expect(active(page)).toHaveAttribute('href', `#${id}`);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(active(page)).toHaveCount(0);
  });

  test('keeps up with a jump over many headings, 5rem below the upper edge, on wide screens only', async ({
    page,
  }) => {
    await openApp(page, examplePost);
    const links = toc(page).getByRole('link');
    await scrollHeadingTo(page, await idOf(page, 3), -0.3);
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    await expect(links.last()).toHaveAttribute('aria-current', 'location');
    await scrollHeadingTo(page, await idOf(page, 3), -0.3);
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'location');

    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect((await toc(page).boundingBox())?.y).toBeCloseTo(CONTENTS_OFFSET_REM * rem, 0);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(toc(page)).toBeHidden();
    }
  });

  test('scrolls the active item into its own view, and never the page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openApp(page, examplePost);
    const last = toc(page).getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await scrollHeadingTo(page, await idOf(page, -1), 0.3);
    await expect(last).toHaveAttribute('aria-current', 'location');
    const top = await page.evaluate(() => scrollY);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  test('has no label that is cut off', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 470 });
    await openApp(page, examplePost);
    const cut = () =>
      toc(page).evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return [...box.querySelectorAll('a')].filter((link) => {
          const label = link.getBoundingClientRect();
          const isSeen = getComputedStyle(link).opacity === '1';
          return (
            isSeen &&
            label.bottom > top &&
            label.top < bottom &&
            (label.top < top - 2 || label.bottom > bottom + 2)
          );
        }).length;
      });
    await expect.poll(cut).toBe(0);
    await scrollHeadingTo(page, await idOf(page, 4), 0.2);
    await expect(toc(page).getByRole('link').nth(4)).toHaveAttribute('aria-current', 'location');
    await expect.poll(cut).toBe(0);
  });

  test('works by keyboard', async ({ page }) => {
    await openApp(page, examplePost);
    const links = toc(page).getByRole('link');
    const link = links.last();
    const fragment = (await link.getAttribute('href'))!;
    await links.first().focus();
    for (let press = 1; press < (await links.count()); press++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(examplePost + fragment);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page.locator(fragment)).toBeInViewport();
    // Reading goes on from there: the next stop is behind the heading, not at the top of the page.
    await page.keyboard.press('Tab');
    const behind = await page
      .locator(fragment)
      .evaluate((heading) => heading.compareDocumentPosition(document.activeElement!) & 4);
    expect(behind).toBe(4);
  });
});

async function idOf(page: Page, index: number) {
  return (await bodyHeadings(page).nth(index).getAttribute('id'))!;
}
