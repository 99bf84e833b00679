import type { Page } from '@playwright/test';
import { LETTERS } from '../acceptance/specification.ts';
import { appReady, expect, openApp, test, webFontsJoined } from '../app.ts';
import { entries } from '../site-map.ts';

const PHONE = { width: 390, height: 664 };
const search = (page: Page) => page.getByRole('searchbox', { name: 'Begriff suchen' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const results = (page: Page) => page.locator('.lexikon-liste').getByRole('link');
const count = (page: Page) => page.getByRole('search').getByRole('status');
const marks = (page: Page) => page.locator('mark');
const topics = (page: Page) =>
  page.getByRole('navigation', { name: 'Begriffe nach Thema' }).getByRole('link');
const letters = (page: Page) =>
  page.getByRole('navigation', { name: 'Begriffe von A bis Z' }).getByRole('link');
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Some term with others before and behind it. */
const MIDDLE = Math.floor(entries.length / 2);

async function openOverview(page: Page) {
  await openApp(page, '/lexikon/');
  return (await cards(page).nth(MIDDLE).textContent())!;
}

const misspelt = (word: string) => `${word.slice(0, -1)}${word.slice(-1).repeat(3)}`;

test('all terms are shown; every letter leads to its place, and a search leaves it', async ({ page }) => {
  const heading = await openOverview(page);
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(letters(page)).toHaveText(ALPHABET);
  const places = await page.locator('.lexikon-liste [id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(places.filter((id) => id.length === 1)).toEqual(ALPHABET);
  const empty = await page.locator('.lexikon-zu [id]').evaluateAll((all) => all.map(({ id }) => id));
  for (const letter of empty.slice(0, 1)) {
    await letters(page).getByText(letter, { exact: true }).press('Enter');
    // A letter without a term says so to whoever comes by its link.
    await expect(page.locator(`[id="${letter}"]`)).toBeFocused();
    await expect(page.locator(`[id="${letter}"]`)).toContainText('Noch kein Begriff');
  }
  await letters(page).nth(24).click();
  await expect(page.locator('#Y')).toBeInViewport();
  await expect(page).toHaveURL('/lexikon/#Y');
  await search(page).fill(heading);
  await expect(marks(page).first()).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('a link to a letter ends there, below the search, also when the fonts join on the way', async ({
  page,
}) => {
  const letter = (await openOverview(page)).charAt(0).toUpperCase();
  await page.goto('/robots.txt'); // from the overview it would be a scroll, not an arrival
  await openApp(page, `/lexikon/#${letter}`);
  await webFontsJoined(page);
  const distance = async () => {
    const [field, place] = [await search(page).boundingBox(), await page.locator(`#${letter}`).boundingBox()];
    return place!.y - field!.y - field!.height;
  };
  await expect.poll(distance).toBeLessThan(40);
  expect(await distance()).toBeGreaterThan(0);
});

test('the search is live, back finds it as it was, and the menu takes it back', async ({ page }) => {
  const heading = await openOverview(page);
  const target = (await cards(page).nth(MIDDLE).getByRole('link').getAttribute('href'))!;
  await search(page).fill(`  ${heading.toUpperCase()} `);
  await expect(marks(page).first()).toHaveText(heading);
  await expect(cards(page).getByText(heading, { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText(/^\d+ Begriffe?$/);
  expect(await cards(page).count()).toBeLessThan(entries.length);
  await search(page).fill('');
  await expect(count(page)).toHaveText(`${entries.length} Begriffe`);

  await search(page).fill(heading.charAt(0));
  // The list follows the field a moment later.
  await expect(marks(page).first()).toHaveText(new RegExp(`^${heading.charAt(0)}$`, 'i'));
  await search(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  // What is called exactly so is opened, wherever it stands among the others.
  await search(page).fill(heading);
  await search(page).press('Enter');
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(search(page)).toHaveValue(heading);
  await expect(marks(page).first()).toHaveText(heading);
  await page.getByRole('banner').getByRole('link', { name: 'Lexikon' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(entries.length);
});

test('nothing found is said in view, with the nearest terms, wherever one typed', async ({ page }) => {
  const heading = await openOverview(page);
  const target = (await cards(page).nth(MIDDLE).getByRole('link').getAttribute('href'))!;
  const nearest = page.locator(`.lexikon-liste a[href="${target}"]`);
  for (const size of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(size);
    await search(page).fill('');
    await expect(cards(page)).toHaveCount(entries.length);
    await cards(page)
      .last()
      .evaluate((last) => last.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await search(page).fill(misspelt(heading));
    await expect(count(page)).toHaveText('0 Begriffe');
    await expect(nearest).toBeInViewport();
    await search(page).fill('qqqqqqqq');
    await expect(page.locator('.lexikon-leer .lead')).toContainText('qqqqqqqq');
    await expect(page.locator('.lexikon-leer .lead')).toBeInViewport();
    // Whoever looks for it may ask the owner.
    await expect(results(page)).toHaveAttribute('href', '/kontakt/');
    await expect(results(page)).toContainText('qqqqqqqq');
  }
  await search(page).fill(misspelt(heading));
  await nearest.click();
  await expect(page).toHaveURL(target);
});

test('without JavaScript list and plan are whole, for finger and eye, and nothing is offered that would not work', async ({
  scriptless: page,
}) => {
  const plots = page.locator('.atlas a');
  const poor = () =>
    plots.evaluateAll((links) =>
      links
        .filter((link) => {
          const { width, height } = link.querySelector('path')!.getBoundingClientRect();
          const { fontSize } = getComputedStyle(link.querySelector('text')!);
          const svg = link.closest('svg')!;
          const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          return Math.min(width, height) < 44 || parseFloat(fontSize) * scale < 12;
        })
        .map(({ textContent }) => textContent),
    );
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/lexikon/');
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(letters(page)).toHaveCount(LETTERS);
  await expect(page.locator('[type=search]')).toBeHidden();
  await expect(topics(page).first()).toBeHidden();
  await expect(plots).toHaveCount(entries.length);
  await expect(plots.first()).toBeVisible();
  expect(await poor()).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect(plots.first()).toBeHidden();
  await page.locator('.atlas summary').click();
  expect(await poor()).toEqual([]);
});

test('topic and term stand in the address: they survive a reload, and back takes them back', async ({
  page,
}) => {
  const heading = await openOverview(page);
  await topics(page).last().press('Enter');
  await expect(topics(page).last()).toBeInViewport();
  await expect(topics(page).last()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => cards(page).count()).toBeLessThan(entries.length);
  const shown = await cards(page).count();
  await expect(count(page)).toHaveText(new RegExp(`^${shown} `));
  await expect(page).toHaveURL(/\?thema=[a-z]+$/);
  await search(page).fill(heading.slice(0, 1));
  await expect(page).toHaveURL(/thema=.+&suche=|suche=.+&thema=/);
  expect(await cards(page).count()).toBeLessThanOrEqual(shown);
  await search(page).fill('');
  await page.reload();
  await appReady(page);
  await expect(cards(page)).toHaveCount(shown);
  await page.goBack();
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(topics(page).first()).toHaveAttribute('aria-current', 'true');
});
