import type { Page } from '@playwright/test';
import { expect, moving, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!.path;

const hidden = (page: Page) => page.locator('[data-aos]:not(.aos-animate)');

for (const [width, height] of [
  [390, 664],
  [1024, 768],
  [1366, 768],
] as const) {
  test(`nothing in view is invisible when a collapsed hero lets go of the scroll at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', service]) {
      await openApp(page, path);
      await page.keyboard.press('PageDown');
      await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
      const unseen = await hidden(page).evaluateAll((all) =>
        all
          .filter((node) => node.getBoundingClientRect().top < innerHeight)
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      expect(unseen, path).toEqual([]);
      await expect(page.locator('[data-aos]').first()).toBeInViewport();
    }
  });
}

test('nothing in view is pale after a step in the app', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openApp(page, '/impressum/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Leistungen', exact: true }).hover();
  await header.locator(`a[href="${service}"]`).click();
  await expect(page).toHaveURL(service);
  const first = page.locator('[data-aos]').first();
  await expect(first).toBeInViewport();
  await expect(first).toHaveClass(/aos-animate/);
});

const opacities = (page: Page) =>
  page
    .locator('[data-aos]')
    .evaluateAll((all) => [...new Set(all.map((node) => getComputedStyle(node).opacity))]);

test('with reduced motion everything is visible at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, service);
  expect(await opacities(page)).toEqual(['1']);
});

test('without JavaScript everything is visible', async ({ scriptless: page }) => {
  await page.goto(service);
  for (const element of await page.locator('[data-aos]').all())
    await expect(element).toHaveCSS('opacity', '1');
});
