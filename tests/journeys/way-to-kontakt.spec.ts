import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { examples, inShares } from '../site-map.ts';

const pages = examples.filter((path) => path !== '/kontakt/');
const sizes = [
  { width: 390, height: 664 },
  { width: 1366, height: 768 },
];

/** Links to the contact page that a visitor could press now: in view, and nothing lies over them. */
const waysInView = (page: Page) =>
  page.locator('a[href="/kontakt/"]').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && link.contains(hit);
      }).length,
  );

async function isOneLinkAway(page: Page, path: string) {
  await openApp(page, path);
  expect(await waysInView(page), `${path} on arrival`).toBeGreaterThan(0);
  if ((await page.locator('.hero').count()) > 0) {
    await page.mouse.wheel(0, 1);
    await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  }
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end * share);
    expect(await waysInView(page), `${path} at ${share * 100} %`).toBeGreaterThan(0);
  }
  await expect(page.locator('.closing a[href="/kontakt/"]'), path).toBeVisible();
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px the contact page is one link away, wherever the reader is, on`, () => {
    test.use({ viewport });
    for (const paths of inShares(pages, 8)) {
      test(paths.join(' '), async ({ page }) => {
        for (const path of paths) await isOneLinkAway(page, path);
      });
    }
  });
}

test('the closing block comes along on the way through the app', async ({ page }) => {
  await openApp(page, '/blog/');
  const question = await page.locator('.closing h2').textContent();
  await page.getByRole('banner').getByRole('link', { name: 'Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.locator('.closing h2')).toHaveCount(1);
  await expect(page.locator('.closing h2')).not.toHaveText(question!);
  await page.locator('.closing .button').click();
  await expect(page).toHaveURL('/kontakt/');
});
