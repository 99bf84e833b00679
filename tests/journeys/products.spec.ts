import type { Page } from '@playwright/test';
import { expect, moving, test } from '../app.ts';
import { pageWith } from '../site-map.ts';

test.use(moving);

const opacities = (page: Page) =>
  page
    .locator('.conversation li')
    .evaluateAll((items) => [...new Set(items.map((item) => getComputedStyle(item).opacity))]);

for (const path of pageWith('/', 'class="conversation"'))
  test('a conversation plays once; without motion or without script it stands still, complete', async ({
    page,
    browser,
  }) => {
    await page.goto(path);
    const last = page.locator('.conversation li').last();
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => opacities(page)).toEqual(['1']);
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      const still = await browser.newPage(options);
      await still.goto(path);
      expect(await opacities(still)).toEqual(['1']);
      await still.close();
    }
  });
