import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { examples, pagePaths } from '../site-map.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A browser that is warm already opens a page in a fraction of the time: a dozen share one. */
const dozens = Array.from({ length: Math.ceil(pagePaths.length / 12) }, (_, index) =>
  pagePaths.slice(index * 12, (index + 1) * 12),
);

test.describe('every route starts without a complaint and fits a phone', () => {
  for (const paths of dozens) {
    test(`${paths[0]} to ${paths.at(-1)}`, async ({ page, consoleProblems }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of paths) {
        await openApp(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        expect(await overflowOf(page), path).toBe(0);
        expect(consoleProblems, path).toEqual([]);
      }
    });
  }
});

async function examine(page: Page, axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
}

test.describe('every kind of page passes axe and fits any width:', () => {
  for (const path of examples) {
    test(path, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await openApp(page, path);
      await examine(page, new AxeBuilder({ page }).withTags(AXE_TAGS));
      // In the dark only the colours are others.
      await page.emulateMedia({ colorScheme: 'dark' });
      await examine(page, new AxeBuilder({ page }).withRules('color-contrast'));
      for (const width of [320, 390, 768, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(page), `${width} px`).toBe(0);
      }
    });
  }
});

test('every kind of page is readable without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  for (const path of examples) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lexikon' }), path).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }),
      path,
    ).toBeInViewport();
  }
  await page.close();
});
