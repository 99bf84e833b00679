import { expect, openApp, test, webFontsJoined } from '../app.ts';
import { violationsOf } from '../axe.ts';

/** The figures of the sheet on the home page, in its order; the build's own are tested in tests/pages/proof.test.ts. */
const [THIRD_PARTIES, COOKIES, VIOLATIONS] = [1, 2, 3];

test('the home page keeps what its sheet says: third parties, cookies, WCAG', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) foreign.push(request.url());
  });
  await openApp(page, '/');
  await page.mouse.wheel(0, 10_000);
  await webFontsJoined(page);
  const figures = await page.locator('.proof dt + dd').allTextContents();
  expect(figures[THIRD_PARTIES]).toBe(String(foreign.length));
  expect(figures[COOKIES]).toBe(String((await context.cookies()).length));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const violations = await violationsOf(page, { tags });
  expect(figures[VIOLATIONS]).toBe(String(violations.length));
});

test('coming from another page, the sheet says the same', async ({ page }) => {
  await openApp(page, '/');
  const figures = page.locator('.proof dt + dd');
  const sent = await figures.allTextContents();
  await openApp(page, '/blog/');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(figures).toHaveText(sent);
});
