import { UNKNOWN_ENTRY } from '../acceptance/specification.ts';
import { expect, openApp, test, webFontsJoined } from '../app.ts';
import { unknownEntryTitle } from '../content-of-site.ts';
import { exampleEntry } from '../site-map.ts';

const [, slug] = exampleEntry.split('/lexikon/') as [string, string];
const misspelt = `/lexikon/${slug.slice(0, -1)}${slug.at(-2)!.repeat(2)}/`;

test('an unknown slug offers the nearest terms, a search and the way back', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, misspelt);
  await expect(page).toHaveTitle(unknownEntryTitle);
  const main = page.getByRole('main');
  await expect(main).toContainText(UNKNOWN_ENTRY.message);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main.locator(`a[href="${exampleEntry}"]`)).toBeVisible();
  await main.getByRole('link', { name: 'Zum Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);

  // What is like no other gets no suggestion.
  await openApp(page, '/lexikon/qqqqqqqq/');
  await expect(main.locator('a[href^="/lexikon/"]')).toHaveCount(1);
  await page.getByRole('searchbox').fill(slug.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/lexikon/?suche=${slug.slice(0, 3)}`);
  await expect(page.locator('mark').first()).toBeVisible();
  // The browser itself reports the status of the document.
  expect(consoleProblems.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('five families of type are fetched after load, and join', async ({ page }) => {
  await openApp(page, '/impressum/');
  await webFontsJoined(page);
  const early = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return files.filter(({ startTime }) => startTime < document!.loadEventStart).length;
  });
  expect(early).toBe(0);
});
