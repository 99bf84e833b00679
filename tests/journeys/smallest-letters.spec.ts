import { expect, laidOut, openApp, overflowOf, test } from '../app.ts';
import { examples, inShares } from '../site-map.ts';
import { paths } from '../../src/paths.ts';
import config from '../../playwright.config.ts';

/** What a browser calls its minimum font size: the small letters grow, `rem` and with it every media query do not. */
const SMALLEST = 24;

const launchOptions = config.use!.launchOptions!;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args!, `--blink-settings=minimumFontSize=${SMALLEST}`],
  },
  viewport: { width: 320, height: 640 },
});

test.describe('a page is no wider than a phone whose smallest letters are large:', () => {
  for (const paths of inShares(examples, 8)) {
    test(paths.join(' '), async ({ page }) => {
      for (const path of paths) {
        await openApp(page, path);
        await laidOut(page);
        expect(await overflowOf(page), path).toBe(0);
      }
    });
  }
});

test('the lines of an error do not run into each other', async ({ page }) => {
  await openApp(page, paths.kontakt);
  await page.getByLabel('Name').fill('a');
  await page.getByLabel('Name').blur();
  const error = page.locator('.kontakt-form__error').filter({ hasText: /\S/ }).first();
  await expect(error).toBeVisible();
  const lineHeight = await error.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight));
  expect(lineHeight).toBeGreaterThan(SMALLEST);
});
