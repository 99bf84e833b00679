import type { Page } from '@playwright/test';
import { appReady, expect, openApp, test, webFontsJoined } from '../app.ts';
import { entries, exampleEntry } from '../site-map.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Begriff suchen' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('search').getByRole('status');

/** Some term with others before and behind it. */
const MIDDLE = Math.floor(entries.length / 2);

async function headingAt(page: Page, index: number): Promise<string> {
  await openApp(page, '/lexikon/');
  return (await cards(page).nth(index).textContent())!;
}

const swapCase = (text: string) =>
  [...text]
    .map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()))
    .join('');

const misspelt = (word: string) => `${word.slice(0, -1)}${word.slice(-1).repeat(3)}`;

test('all terms are shown, grouped by sorted letters, and every letter is named', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await expect(cards(page)).toHaveCount(entries.length);
  const letters = await page.locator('.lexikon-gruppe h2').allTextContents();
  expect(letters).toEqual(letters.toSorted());

  const navigation = page.getByRole('navigation', { name: 'Begriffe von A bis Z' });
  const items = navigation.getByRole('listitem');
  await expect(navigation.getByRole('link')).toHaveText(letters);
  await expect(items.filter({ hasText: 'keine Begriffe' })).toHaveCount(
    (await items.count()) - letters.length,
  );
  const letter = letters.at(-2)!;
  await navigation.getByRole('link', { name: letter, exact: true }).click();
  await expect(page.getByRole('heading', { name: letter, exact: true })).toBeInViewport();
});

test('a link to a letter ends there, also when the fonts join on the way', async ({ page }) => {
  const letter = (await headingAt(page, MIDDLE)).charAt(0).toUpperCase();
  await page.goto('about:blank'); // from the overview it would be a scroll, not an arrival
  await openApp(page, `/lexikon/#${letter}`);
  await webFontsJoined(page);
  const top = await page.locator(`#${letter}`).evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(header);
  expect(top).toBeLessThan(header + 40);
});

test('the search is live, trimmed, and forgives capitals', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await search(page).fill(`  ${swapCase(heading)} `);
  await expect.poll(() => cards(page).count()).toBeLessThan(entries.length);
  await expect(cards(page).filter({ hasText: heading }).first()).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ Begriffe?$/);

  // Umlauts have capitals, too.
  await search(page).fill('ü');
  const found = await count(page).textContent();
  await search(page).fill('Ü');
  await expect(count(page)).toHaveText(found!);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(count(page)).toHaveText(`${entries.length} Begriffe`);
});

test('nothing found says so and names the three nearest terms', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  const target = await cards(page).nth(MIDDLE).getByRole('link').getAttribute('href');
  await search(page).fill(misspelt(heading));
  await expect(count(page)).toHaveText('0 Begriffe');
  const nearest = page.locator('.lexikon-leer').getByRole('link');
  await expect(nearest).toHaveCount(3);
  await nearest.and(page.locator(`[href="${target}"]`)).click();
  await expect(page).toHaveURL(target!);
});

test('the typed term survives going to an entry and back, and a reload', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  const link = page.getByRole('main').getByRole('link', { name: heading, exact: true });
  await search(page).fill(heading);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goBack();
  await expect(search(page)).toHaveValue(heading);
  await expect(link).toBeVisible();
  await page.reload();
  await appReady(page);
  await expect(search(page)).toHaveValue(heading);
});

test('an entry shows its drawing, its neighbours and who mentions it', async ({ page }) => {
  await openApp(page, exampleEntry);
  const sheet = page.getByRole('main').getByRole('figure').first();
  await expect(sheet).toHaveAccessibleName(/\S{3}/);
  await expect(sheet.locator('svg:visible text').first()).toHaveText(/\S/);
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'Erwähnt in' })).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Im Lexikon blättern' }).getByRole('link').last();
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('code and citation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, exampleEntry);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const code = page.locator('.code').first();
  await code.getByRole('button').click();
  await expect(code.getByRole('button')).toHaveText('Kopiert');
  expect(await clipboard()).toBe(await code.locator('code').textContent());
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieren' }).click();
  await expect.poll(clipboard).toContain(exampleEntry);
});

test('an unknown slug offers the nearest terms and the way back', async ({ page, consoleProblems }) => {
  const [, slug] = exampleEntry.split('/lexikon/');
  await openApp(page, `/lexikon/${misspelt(slug!.slice(0, -1))}/`);
  await expect(page.getByRole('main').locator(`a[href="${exampleEntry}"]`)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  // The browser itself reports the status 404 of the document.
  expect(consoleProblems.splice(0).every((problem) => problem.includes('404'))).toBe(true);
});
