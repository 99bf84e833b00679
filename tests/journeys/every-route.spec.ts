import { expect, layOut, openApp, overflowOf, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';
import { entries, examplePost, examples, inShares, loaded, posts } from '../site-map.ts';
import { poorLettering } from './letters.ts';

/**
 * Where the narrow drawing is smallest, and where the wide one is: what is readable there is readable at the other
 * widths, too, because pages of a kind give their sheet the same room.
 */
const TIGHTEST = [360, 800];

// One of each kind is asked more: every-kind.spec.ts.
const others = loaded.filter((path) => !examples.includes(path));

test.describe('every route starts without a complaint, fits its screen and has a readable sheet:', () => {
  for (const paths of inShares(others, 8)) {
    test(`${paths[0]} to ${paths.at(-1)}`, async ({ page, consoleProblems }) => {
      for (const path of paths) {
        await openApp(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        const hasSheet = entries.includes(path) || posts.includes(path);
        if (hasSheet) await layOut(page);
        for (const width of TIGHTEST) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
          if (hasSheet) expect(await poorLettering(page), `${path} at ${width} px`).toEqual([]);
        }
        expect(consoleProblems, path).toEqual([]);
      }
    });
  }
});

test('a page is readable without JavaScript, with a hero and without', async ({ scriptless: page }) => {
  for (const path of ['/', servicePages[0]!.path, examplePost]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Lexikon' }), path).toBeVisible();
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
    await legal.scrollIntoViewIfNeeded();
    await expect(legal, path).toBeInViewport();
  }
});
