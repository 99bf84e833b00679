import type { Locator } from '@playwright/test';
import { ACCORDION_SECONDS, SKILL_MAX_HEIGHT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { examplePost } from '../site-map.ts';

const summary = (item: Locator) => item.locator('summary');
const body = (item: Locator) => item.locator('summary + *');

async function isOpen(item: Locator) {
  await expect(item).toHaveAttribute('open');
  await expect(body(item)).toBeVisible();
}

test('a question opens in its time, and at once with reduced motion', async ({ page }) => {
  await page.goto(examplePost);
  const durations = () =>
    page
      .locator('.faq details')
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(new Set(await durations())).toEqual(new Set([`${ACCORDION_SECONDS}s`]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await durations())).toEqual(new Set(['0s']));
});

test('questions are exclusive without JavaScript, too', async ({ scriptless: page }) => {
  await page.goto(examplePost);
  const [first, second] = await page.locator('.faq details').all();
  await isOpen(first!);
  await summary(second!).click();
  await isOpen(second!);
  await expect(first!).not.toHaveAttribute('open');
  await expect(body(first!)).toBeHidden();
});

test('every skill has room for its text, from a width of 320 px on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openApp(page, '/');
  await page.keyboard.press('PageDown');
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  for (const skill of await page.locator('.skills details').all()) {
    await summary(skill).click();
    await isOpen(skill);
    expect((await body(skill).boundingBox())!.height).toBeLessThanOrEqual(SKILL_MAX_HEIGHT);
  }
});
