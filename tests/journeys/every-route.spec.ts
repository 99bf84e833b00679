import type { Page } from '@playwright/test';
import { expect, laidOut, openApp, overflowOf, test, webFontsJoined } from '../app.ts';
import { paths } from '../../src/paths.ts';
import { entries, exampleEntry, examples, inShares, loaded, posts } from '../site-map.ts';
import { expectReadableSheet, TIGHTEST, WIDTHS } from './sheet-lettering.ts';

// One of each kind is asked more: every-kind.spec.ts.
const others = loaded.filter((path) => !examples.includes(path));

test.describe('every route starts without a complaint and fits a phone:', () => {
  test.use({ viewport: { width: 360, height: 664 } });
  for (const paths of inShares(others, 8)) {
    test(`${paths[0]} to ${paths.at(-1)}`, async ({ page, consoleProblems }) => {
      for (const path of paths) {
        await openApp(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        expect(await overflowOf(page), path).toBe(0);
        expect(consoleProblems, path).toEqual([]);
      }
    });
  }
});

/** Puts an entry into the place of the open one: a tenth of the work of loading it, and the fonts are there already. */
const putInPlace = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    await new Promise((done) => {
      request.onloadend = done;
      request.send();
    });
    const { head, body } = request.responseXML!;
    document.head.replaceWith(document.adoptNode(head));
    document.body.replaceWith(document.adoptNode(body));
    document.documentElement.style.setProperty('--rest', 'visible');
  }, path);

test.describe('every entry has a readable sheet and is no wider than its screen', () => {
  for (const tightest of TIGHTEST) {
    test(`at ${tightest.width} px`, async ({ page }) => {
      await page.setViewportSize({ width: tightest.width, height: 800 });
      await openApp(page, exampleEntry);
      await webFontsJoined(page);
      for (const path of entries) {
        await putInPlace(page, path);
        await expectReadableSheet(page, path, tightest);
        expect(await overflowOf(page), path).toBe(0);
      }
    });
  }
});

test('posts, an entry and the support periods have a readable sheet at any width', async ({ page }) => {
  for (const path of [...posts, exampleEntry, paths.versionen]) {
    await openApp(page, path);
    await laidOut(page);
    for (const one of examples.includes(path) ? WIDTHS : TIGHTEST) {
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
