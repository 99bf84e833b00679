import { AxeBuilder } from '@axe-core/playwright';
import { expect, openApp, test } from '../app.ts';
import { examples, screens } from '../site-map.ts';

test.describe('every route', () => {
  for (const path of screens) {
    test(`${path} starts without a complaint`, async ({ page }) => {
      await openApp(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
    });
  }
});

test.describe('every kind of page', () => {
  for (const path of examples) {
    const consoleMayReport404 = path.includes('gibt-es-nicht');

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} passes axe, ${colorScheme}`, async ({ page, consoleProblems }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openApp(page, path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([]);
        if (consoleMayReport404) consoleProblems.length = 0;
      });
    }

    test(`${path} is readable without JavaScript`, async ({ browser, baseURL }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Lexikon', exact: true })).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeInViewport();
      await page.close();
    });

    for (const width of [320, 390, 768, 1280, 1920]) {
      test(`${path} does not overflow at ${width} px`, async ({ page, consoleProblems }) => {
        await page.setViewportSize({ width, height: 800 });
        await openApp(page, path);
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow).toBe(0);
        if (consoleMayReport404) consoleProblems.length = 0;
      });
    }
  }
});
