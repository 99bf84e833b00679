import { expect, openApp, test } from '../app.ts';

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
