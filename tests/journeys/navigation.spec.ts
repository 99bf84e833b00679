import type { Page } from '@playwright/test';
import { appReady, expect, openApp, test } from '../app.ts';
import { exampleEntry, examplePost } from '../site-map.ts';

test('a link opens its page in the app, at the top, with focus and announcement', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  await page.mouse.wheel(0, 600);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();

  await expect(page).toHaveURL('/impressum/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').last()).toHaveText(await page.title());
});

const headOf = async (page: Page) =>
  (
    await page
      .locator('title, meta, link[rel=canonical], script[type="application/ld+json"]')
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))
  ).toSorted();

test('head and structured data follow the page', async ({ page, browser, baseURL }) => {
  await openApp(page, exampleEntry);
  await page.evaluate(() => Object.assign(window, { stillTheSameDocument: true }));
  const asServed = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  const menu = page.getByRole('banner');
  const steps: [string, () => Promise<void>][] = [
    ['/blog/', () => menu.getByRole('link', { name: 'Blog' }).click()],
    [examplePost, () => page.locator(`main a[href="${examplePost}"]`).last().click()],
    ['/kontakt/', () => menu.getByRole('link', { name: 'Kontakt' }).click()],
    [examplePost, async () => void (await page.goBack())],
  ];
  for (const [path, go] of steps) {
    await go();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await asServed.goto(path);
    const head = await headOf(page);
    expect(head, path).toEqual(await headOf(asServed));
    expect(head.length).toBeGreaterThan(15);
  }
  expect(await page.evaluate(() => 'stillTheSameDocument' in window)).toBe(true);
  await asServed.close();
});

test('back and forward show the right pages, at the top', async ({ page }) => {
  await openApp(page, '/lexikon/');
  const link = page.locator(`main a[href="${exampleEntry}"]`);
  const term = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(term);
  await page.mouse.wheel(0, 900);
  // The wheel turns when the browser gets to it: not only after the step back.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goBack();
  await expect(page).toHaveURL('/lexikon/');
  await expect(link).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(term);
});

test('back to a page that this visit has not loaded fetches it', async ({ page }) => {
  await openApp(page, '/impressum/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/dsgvo/');
  await page.reload();
  await appReady(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
});

test('a failed navigation is only warned about, and the page stays', async ({
  page,
  context,
  consoleProblems,
}) => {
  await openApp(page, '/lexikon/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => consoleProblems.some((text) => text.includes('Navigation failed'))).toBe(true);
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  consoleProblems.length = 0;

  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  consoleProblems.length = 0;
});

test('a newer build on the server is met by loading the document', async ({ page, consoleProblems }) => {
  await openApp(page, '/lexikon/');
  await page.route('**/daten/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  consoleProblems.length = 0;
});

test('if the application cannot load, the page stays readable and the hero lets go', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await expect
    .poll(() => consoleProblems.some((text) => text.includes('dynamically imported module')))
    .toBe(true);
  await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
  consoleProblems.length = 0;
});

test('if the application fails on the first page, the page stays as it was', async ({
  page,
  consoleProblems,
}) => {
  await page.route('/lexikon/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const withoutEntries = html.replace(/(id="seite"[^>]*>).*?<\/script>/s, '$1{"head":{}}</script>');
    await route.fulfill({ response, body: withoutEntries });
  });
  await page.goto('/lexikon/');
  await expect.poll(() => consoleProblems.some((text) => text.includes('TypeError'))).toBe(true);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-app');
  consoleProblems.length = 0;
});

test('the skip link leads to the content', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
