import type { Page } from '@playwright/test';
import { appReady, expect, openApp, test, webFontsJoined } from '../app.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Begriff suchen' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('search').getByRole('status');

test('all terms are shown, grouped by sorted letters, and every letter is named', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await expect(cards(page)).toHaveCount(51);
  const letters = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(letters).toEqual(letters.toSorted());

  const navigation = page.getByRole('navigation', { name: 'Begriffe von A bis Z' });
  await expect(navigation.getByRole('listitem')).toHaveCount(26);
  await expect(navigation.getByRole('link')).toHaveCount(letters.length);
  await expect(navigation.getByText('Q', { exact: false })).toContainText('keine Begriffe');
  await navigation.getByRole('link', { name: 'R', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'R', exact: true })).toBeInViewport();
});

test('a link to a letter ends there, also when the fonts join on the way', async ({ page }) => {
  await openApp(page, '/lexikon/#S');
  await webFontsJoined(page);
  const top = await page.locator('#S').evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(header);
  expect(top).toBeLessThan(header + 40);
});

test('the search is live, trimmed, and forgives capitals', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await search(page).fill('  dOcKeR ');
  await expect(cards(page).filter({ hasText: 'Docker' })).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ Begriffe?$/);
  expect(await cards(page).count()).toBeLessThan(51);
  await search(page).fill('künstliche');
  await expect(cards(page).filter({ hasText: 'Künstliche Intelligenz' })).toBeVisible();
  await search(page).fill('OBERFLÄCHE');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(51);
  await expect(count(page)).toHaveText('51 Begriffe');
});

test('nothing found says so and names the three nearest terms', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await search(page).fill('Dokcer');
  await expect(count(page)).toHaveText('0 Begriffe');
  const nearest = page.locator('.lexikon-leer').getByRole('link');
  await expect(nearest).toHaveCount(3);
  await nearest.filter({ hasText: 'Docker' }).click();
  await expect(page).toHaveURL('/lexikon/docker/');
});

test('the typed term survives going to an entry and back, and a reload', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await search(page).fill('graph');
  await page.getByRole('main').getByRole('link', { name: 'GraphQL' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GraphQL');
  await page.goBack();
  await expect(search(page)).toHaveValue('graph');
  await expect(cards(page).filter({ hasText: 'GraphQL' })).toBeVisible();
  await page.reload();
  await appReady(page);
  await expect(search(page)).toHaveValue('graph');
});

test('an entry shows its drawing, its neighbours and who mentions it', async ({ page }) => {
  await openApp(page, '/lexikon/json/');
  const sheet = page.getByRole('main').getByRole('img').first();
  await expect(sheet).toHaveAttribute('alt', /\S{3}/);
  expect(
    await sheet.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([1200, 630]);
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'Erwähnt in' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Im Lexikon blättern' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('JWT');
});

test('code and citation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, '/lexikon/json/');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const code = page.locator('.code').first();
  await code.getByRole('button').click();
  await expect(code.getByRole('button')).toHaveText('Kopiert');
  expect(await clipboard()).toBe(await code.locator('code').textContent());
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieren' }).click();
  await expect.poll(clipboard).toContain('/lexikon/json/');
});

test('an unknown slug offers the nearest terms and the way back', async ({ page, consoleProblems }) => {
  await openApp(page, '/lexikon/javascrip/');
  await expect(page.getByRole('main').getByRole('link', { name: 'JavaScript', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  // The browser itself reports the status 404 of the document.
  expect(consoleProblems.splice(0).every((problem) => problem.includes('404'))).toBe(true);
});
