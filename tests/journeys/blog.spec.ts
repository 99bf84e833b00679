import type { Page } from '@playwright/test';
import { turnedDate } from '../../src/day.ts';
import { BLOG_CARDS } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { posts } from '../content-of-site.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
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
