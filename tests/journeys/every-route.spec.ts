import { expect, laidOut, openApp, overflowOf, test } from '../app.ts';
import { paths } from '../../src/paths.ts';
import { entries, exampleEntry, examplePost, examples, inShares, loaded, posts } from '../site-map.ts';
import { expectReadableSheet, TIGHTEST, WIDTHS } from './sheet-lettering.ts';

// One of each kind is asked more: every-kind.spec.ts.
const others = loaded.filter((path) => !examples.includes(path));

test.describe('every route starts without a complaint, fits its screen and has a readable sheet:', () => {
  for (const paths of inShares(others, 8)) {
    test(`${paths[0]} to ${paths.at(-1)}`, async ({ page, consoleProblems }) => {
      for (const path of paths) {
        await openApp(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        const hasSheet = entries.includes(path) || posts.includes(path);
        if (hasSheet) await laidOut(page);
        for (const tightest of TIGHTEST) {
          await page.setViewportSize({ width: tightest.width, height: 800 });
          expect(await overflowOf(page), path).toBe(0);
          if (hasSheet) await expectReadableSheet(page, path, tightest);
        }
        expect(consoleProblems, path).toEqual([]);
      }
    });
  }
});

test('a post, an entry and the support periods have a readable sheet at any width', async ({ page }) => {
  for (const path of [examplePost, exampleEntry, paths.versionen]) {
    await openApp(page, path);
    await laidOut(page);
    for (const one of WIDTHS) {
      await page.setViewportSize({ width: one.width, height: 800 });
      await expectReadableSheet(page, path, one);
      expect(await overflowOf(page), path).toBe(0);
    }
  }
});

test('every kind of page is readable without JavaScript', async ({ scriptless: page }) => {
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
});
