import { UNKNOWN_ENTRY } from '../acceptance/specification.ts';
import { expect, openApp, test, webFontsJoined } from '../app.ts';
import { unknownEntryTitle } from '../content-of-site.ts';

test('an unknown slug is said, with the way back', async ({ page, consoleProblems }) => {
  await openApp(page, '/lexikon/qqqqqqqq/');
  await expect(page).toHaveTitle(unknownEntryTitle);
  const main = page.getByRole('main');
  await expect(main).toContainText(UNKNOWN_ENTRY.message);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await main.getByRole('link', { name: 'Zum Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
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
