import type { Page } from '@playwright/test';
import { expect, layOut, openApp, overflowOf, test } from '../app.ts';
import { paths } from '../../src/paths.ts';
import { entries, exampleEntry, examplePost, examples, inShares, loaded, posts } from '../site-map.ts';

/**
 * Where the narrow drawing is smallest, and where the wide one is: what is readable there is readable at the other
 * widths, too, because pages of a kind give their sheet the same room. Beside the table of contents the sheet is
 * narrower than on a tablet.
 */
const TIGHTEST = [360, 800];
const WIDTHS = [...TIGHTEST, 768, 1024, 1280];

/** Words of the sheet that is shown which are smaller than 12 px, or leave its frame. */
const poorLettering = (page: Page) =>
  page.locator('.sheet__drawing svg:visible').evaluate((svg: SVGSVGElement) => {
    const frame = svg.getBoundingClientRect();
    const scale = frame.width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')];
    if (texts.length === 0) return ['no lettering at all'];
    return texts
      .filter((text) => {
        const { left, right, bottom } = text.getBoundingClientRect();
        const isInside = left >= frame.left && right <= frame.right && bottom <= frame.bottom;
        return !isInside || parseFloat(getComputedStyle(text).fontSize) * scale < 12;
      })
      .map((text) => text.textContent);
  });

async function isReadableAt(page: Page, path: string, width: number, hasSheet: boolean) {
  await page.setViewportSize({ width, height: 800 });
  expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
  if (hasSheet) expect(await poorLettering(page), `${path} at ${width} px`).toEqual([]);
}

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
        for (const width of TIGHTEST) await isReadableAt(page, path, width, hasSheet);
        expect(consoleProblems, path).toEqual([]);
      }
    });
  }
});

test('a post, an entry and the support periods have a readable sheet at any width', async ({ page }) => {
  for (const path of [examplePost, exampleEntry, paths.versionen]) {
    await openApp(page, path);
    await layOut(page);
    for (const width of WIDTHS) await isReadableAt(page, path, width, true);
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
