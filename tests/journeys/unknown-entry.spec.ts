import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

const [, slug] = exampleEntry.split('/lexikon/') as [string, string];
const misspelt = `/lexikon/${slug.slice(0, -1)}${slug.at(-2)!.repeat(2)}/`;
const unlike = '/lexikon/qqqqqqqq/';

/** The browser itself reports the status 404 of the document. */
async function openUnknown(page: Page, path: string, problems: string[]) {
  await openApp(page, path);
  expect(problems.splice(0).every((problem) => problem.includes('404'))).toBe(true);
}

test('an unknown slug offers the nearest terms and the way back', async ({ page, consoleProblems }) => {
  await openUnknown(page, misspelt, consoleProblems);
  await expect(page.getByRole('main').locator(`a[href="${exampleEntry}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
});

test('a slug that is like no other gets no suggestion, but a search', async ({ page, consoleProblems }) => {
  await openUnknown(page, unlike, consoleProblems);
  await expect(page.getByRole('main').locator('a[href^="/lexikon/"]')).toHaveCount(1);
  const field = page.getByRole('searchbox', { name: 'Begriff suchen' });
  await field.fill(slug.slice(0, 3));
  await field.press('Enter');
  await expect(page).toHaveURL(`/lexikon/?suche=${slug.slice(0, 3)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(slug.slice(0, 3));
  await expect(page.locator('mark').first()).toBeVisible();
});

test('on a tall screen the footer is at its end', async ({ page, consoleProblems }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await openUnknown(page, unlike, consoleProblems);
  const footer = (await page.getByRole('contentinfo').boundingBox())!;
  expect(Math.round(footer.y + footer.height)).toBe(2400);
});
