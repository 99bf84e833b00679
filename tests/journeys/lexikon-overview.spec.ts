import type { Page } from '@playwright/test';
import { LETTERS } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { entries } from '../site-map.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Begriff suchen' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const topics = (page: Page) => page.getByRole('navigation', { name: 'Begriffe nach Thema' });
const letters = (page: Page) =>
  page.getByRole('navigation', { name: 'Begriffe von A bis Z' }).getByRole('link');

/** Some term with others before and behind it. */
const MIDDLE = Math.floor(entries.length / 2);

test('at any width no letter stands alone in its row, and each is as large as a finger', async ({ page }) => {
  await openApp(page, '/lexikon/');
  for (const width of [320, 360, 390, 480, 600, 639, 640, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await letters(page).evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ top, width, height }) => ({ top, width, height })),
    );
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    for (const row of rows.values()) expect(row.length, `at ${width} px`).toBeGreaterThan(2);
    for (const box of boxes)
      expect(Math.min(box.width, box.height), `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone an intro is cut to three lines, and whole in search results and under the focus', async ({
  page,
}) => {
  await openApp(page, '/lexikon/');
  const heading = (await cards(page).nth(MIDDLE).textContent())!;
  await page.setViewportSize({ width: 390, height: 664 });
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(MIDDLE);
  const hidden = () => card.locator('p').evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await card.getByRole('link').focus();
  expect(await hidden()).toBe(0);
  await search(page).fill(heading);
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  const cut = () => found.locator('p').evaluateAll((all) => all.some((p) => p.scrollHeight > p.clientHeight));
  expect(await cut()).toBe(false);
});

test('on a phone the list is short, and on a first visit its motifs are light', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const motifs: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('-motiv.svg'))
      motifs.push(response.headerValue('content-length').then(Number));
  });
  await openApp(page, '/lexikon/');
  await page.waitForLoadState('networkidle');
  const heights = await page
    .locator('.lexikon-karte')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  // Five on a phone of 664 px; a long name may need a line more.
  expect(heights.toSorted((a, b) => a - b)[MIDDLE]).toBeLessThan(664 / 5);
  const bytes = (await Promise.all(motifs)).reduce((sum, weight) => sum + weight, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, and nothing is offered that would not work', async ({ page }) => {
    await page.goto('/lexikon/');
    await expect(cards(page)).toHaveCount(entries.length);
    await expect(letters(page)).toHaveCount(LETTERS);
    await expect(search(page)).toBeHidden();
    await expect(topics(page).getByRole('link').first()).toBeHidden();
  });
});

test('the search goes on where the browser allows no more addresses', async ({ page }) => {
  await openApp(page, '/lexikon/');
  // As Safari does after a hundred of them in ten seconds.
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
  });
  const search = page.getByRole('searchbox');
  await search.pressSequentially('qqqq');
  await expect(search).toHaveValue('qqqq');
  await expect(page.locator('.lexikon-karte')).toHaveCount(0);
});
