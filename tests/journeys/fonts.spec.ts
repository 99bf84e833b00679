import { expect, openApp, test, webFontsJoined } from '../app.ts';

test('the five families are fetched after load, and join', async ({ page }) => {
  await openApp(page, '/');
  await webFontsJoined(page);
  const { loaded, requested } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
    return { loaded: navigation!.loadEventStart, requested: files.map(({ startTime }) => startTime) };
  });
  expect(requested).toHaveLength(5);
  expect(Math.min(...requested)).toBeGreaterThan(loaded);
});

test('one family that does not come keeps none of the others away', async ({ page, consoleProblems }) => {
  await page.route('**/newsreader.*.woff2', (route) => route.abort());
  await openApp(page, '/');
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Bricolage').length),
    )
    .toBe(1);
  consoleProblems.length = 0;
});
