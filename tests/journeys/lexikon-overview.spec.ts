import type { Page } from '@playwright/test';
import { appReady, expect, openApp, test, webFontsJoined } from '../app.ts';
import { entries } from '../site-map.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Begriff suchen' });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('search').getByRole('status');
const results = (page: Page) => page.locator('.lexikon-liste').getByRole('link');
const topics = (page: Page) => page.getByRole('navigation', { name: 'Begriffe nach Thema' });
const letters = (page: Page) =>
  page.getByRole('navigation', { name: 'Begriffe von A bis Z' }).getByRole('link');

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

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letters that have a place in the list, in its order. */
const places = (page: Page) =>
  page
    .locator('.lexikon-liste [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id).filter((id) => id.length === 1));

test('all terms are shown, and every letter leads to its place in the order', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(letters(page)).toHaveText(ALPHABET);
  expect(await places(page)).toEqual(ALPHABET);
  await letters(page).nth(24).click();
  await expect(page.locator('#Y')).toBeInViewport();

  await search(page).fill(heading);
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(letters(page)).toHaveText(ALPHABET);
  expect(await places(page)).toEqual(ALPHABET);
});

test('no letter stands alone in its row, and each is as large as a finger', async ({ page }) => {
  await openApp(page, '/lexikon/');
  for (const width of [320, 360, 390, 480, 600, 639, 640, 768, 1024, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await letters(page).evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ top, width, height }) => ({ top, width, height })),
    );
    const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
    for (const row of rows.values()) expect(row.length, `at ${width} px`).toBeGreaterThan(2);
    for (const box of boxes)
      expect(Math.min(box.width, box.height), `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('a link to a letter ends there, also when the fonts join on the way', async ({ page }) => {
  const letter = (await headingAt(page, MIDDLE)).charAt(0).toUpperCase();
  await page.goto('about:blank'); // from the overview it would be a scroll, not an arrival
  await openApp(page, `/lexikon/#${letter}`);
  await webFontsJoined(page);
  const top = await page.locator(`#${letter}`).evaluate((element) => element.getBoundingClientRect().top);
  const field = await search(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(field);
  expect(top).toBeLessThan(field + 40);
});

test('the search is live, trimmed, and forgives capitals', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await search(page).fill(`  ${swapCase(heading)} `);
  await expect.poll(() => cards(page).count()).toBeLessThan(entries.length);
  await expect(cards(page).filter({ hasText: heading }).first()).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(heading);
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

test('a term is found by a synonym that the card then shows', async ({ page }) => {
  await openApp(page, '/lexikon/');
  const [heading, synonym] = await page.locator('#seite').evaluate((element) => {
    type Card = { heading: string; intro: string; synonyms?: string[] };
    const { entries } = JSON.parse(element.textContent) as { entries: Card[] };
    const known = entries.map(({ heading, intro }) => `${heading} ${intro}`.toLowerCase()).join();
    return entries
      .flatMap(({ heading, synonyms = [] }) => synonyms.map((synonym) => [heading, synonym]))
      .find(([, synonym]) => !known.includes(synonym!.toLowerCase()))!;
  });
  await search(page).fill(synonym!.toUpperCase());
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: heading! }).last();
  await expect(card.locator('mark').first()).toHaveText(synonym!);
});

test('the key that leads to the search can be switched off, for the whole visit', async ({ page }) => {
  await openApp(page, '/lexikon/');
  const key = page.getByRole('button', { name: 'Taste /' });
  await key.click();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('/');
  await expect(search(page)).not.toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
  await page.goBack();
  await expect(key).toHaveAttribute('aria-pressed', 'false');
  await key.click();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
});

test('the keyboard alone finds a term, walks through the results and opens one', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  // Some letters that more than one entry has.
  await page.keyboard.type(heading.slice(0, 2));
  await expect(page.locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await expect(results(page).nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeFocused();
  // Typing replaces what stands there.
  await page.keyboard.type(heading);
  await expect(search(page)).toHaveValue(heading);
  const target = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target!);
});

test('an intro is cut to three lines, and whole in search results and under the focus', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await page.setViewportSize({ width: 390, height: 664 });
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .nth(MIDDLE);
  const hidden = () => card.locator('p').evaluate((text) => text.scrollHeight - text.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await card.getByRole('link').focus();
  expect(await hidden()).toBe(0);
  await search(page).fill(heading);
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('mark') });
  const cut = () => found.locator('p').evaluateAll((all) => all.some((p) => p.scrollHeight > p.clientHeight));
  expect(await cut()).toBe(false);
});

test('nothing found is said in view, with the nearest terms, wherever one typed', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  const target = await cards(page).nth(MIDDLE).getByRole('link').getAttribute('href');
  await page.setViewportSize({ width: 390, height: 664 });
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport();
  await search(page).fill(misspelt(heading));
  await expect(count(page)).toHaveText('0 Begriffe');
  const nearest = results(page).and(page.locator(`[href="${target}"]`));
  await expect(nearest).toBeInViewport();
  await search(page).fill('qqqqqqqq');
  await expect(page.getByText('noch keinen Eintrag')).toBeInViewport();
  await expect(results(page)).toHaveCount(0);
  await search(page).fill(misspelt(heading));
  await nearest.click();
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

test('what is typed before the application runs is searched for', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/lexikon/');
  const heading = (await cards(page).nth(MIDDLE).textContent())!;
  await search(page).fill(heading);
  release();
  await appReady(page);
  await expect(page.locator('mark').first()).toHaveText(heading);
  await expect(search(page)).toHaveValue(heading);
});

test('a topic stands in the address, narrows the search, and the back button takes it back', async ({
  page,
}) => {
  const heading = await headingAt(page, MIDDLE);
  const [all, topic] = [topics(page).getByRole('link').first(), topics(page).getByRole('link').last()];
  await topic.click();
  await expect(topic).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?thema=[a-z]+$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(entries.length);
  const shown = await cards(page).count();
  await expect(count(page)).toHaveText(new RegExp(`^${shown} `));

  await page.reload();
  await appReady(page);
  await expect(cards(page)).toHaveCount(shown);
  await search(page).fill(heading.slice(0, 1));
  await expect(page).toHaveURL(/thema=[a-z]+&suche=|suche=.+&thema=/);
  expect(await cards(page).count()).toBeLessThanOrEqual(shown);
  await search(page).fill('');
  await expect(cards(page)).toHaveCount(shown);

  await page.goBack();
  await expect(cards(page)).toHaveCount(entries.length);
  await expect(all).toHaveAttribute('aria-current', 'true');
});

test('the menu leads back to the whole list', async ({ page }) => {
  const heading = await headingAt(page, MIDDLE);
  await search(page).fill(heading);
  await page.getByRole('banner').getByRole('link', { name: 'Lexikon' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(entries.length);
});

test('on a phone the list is short, and on a first visit its motifs are light', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const motifs: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('-motiv.svg'))
      motifs.push(response.headerValue('content-length').then(Number));
  });
  await openApp(page, '/lexikon/');
  await page.waitForLoadState('networkidle');
  const { height } = (await page.locator('.lexikon-liste').boundingBox())!;
  // 9,000 px for 51 terms.
  expect(height / entries.length).toBeLessThan(176);
  const bytes = (await Promise.all(motifs)).reduce((sum, weight) => sum + weight, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is whole, and nothing is offered that would not work', async ({ page }) => {
    await page.goto('/lexikon/');
    await expect(cards(page)).toHaveCount(entries.length);
    await expect(letters(page)).toHaveCount(ALPHABET.length);
    await expect(search(page)).toBeHidden();
    await expect(topics(page).getByRole('link').first()).toBeHidden();
  });
});
