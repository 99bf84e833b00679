import type { Locator, Page } from '@playwright/test';
import { expect, moving, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

test.use(moving);

const { path } = servicePages[0]!;
const cards = (page: Page) => page.locator('.flip-card');
const inquire = (card: Locator) => card.getByRole('link');

/** Roles count only what is in the accessibility tree. */
async function showsFront(card: Locator) {
  await expect(card.locator('.flip-card__front')).toBeVisible();
  // Each face has its own: whoever walks from heading to heading misses none. While it turns there are two.
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(inquire(card)).toHaveCount(0);
  await expect(card.getByRole('listitem')).toHaveCount(0);
}

async function showsBack(card: Locator) {
  await expect(inquire(card)).toBeVisible();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(card.locator('.flip-card__front')).toBeHidden();
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(1);
}

/** Again, if need be: the card may still be on its way into view, from under the pointer. */
async function hover(card: Locator) {
  await expect(async () => {
    await card.hover();
    await expect(inquire(card)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.describe('touch', () => {
  test.use(phone);

  test('a tap anywhere turns the card alone, a second one turns it back, one on the link follows it', async ({
    page,
  }) => {
    await openApp(page, path);
    const card = cards(page).first();
    await card.scrollIntoViewIfNeeded();
    for (const [x, y] of [
      [0.03, 0.03],
      [0.5, 0.3],
      [0.5, 0.6],
      [0.97, 0.97],
    ] as const) {
      const { width, height } = (await card.boundingBox())!;
      const position = { x: width * x, y: height * y };
      await card.tap({ position });
      await showsBack(card);
      await card.tap({ position });
      await showsFront(card);
    }

    const second = cards(page).nth(1);
    await card.tap();
    await second.tap();
    await showsBack(card);
    await showsBack(second);
    await inquire(card).tap();
    await expect(page).toHaveURL('/kontakt/');
  });
});

test('Escape turns a card back, until pointer or focus come again', async ({ page }) => {
  await openApp(page, path);
  const [first, second] = await cards(page).all();
  await hover(first!);
  await page.keyboard.press('Escape');
  await showsFront(first!);
  await page.mouse.move(0, 0);
  await hover(first!);
  await page.mouse.move(0, 0);

  await second!.getByRole('checkbox').press('Tab');
  await expect(inquire(second!)).toBeFocused();
  await page.keyboard.press('Escape');
  await showsFront(second!);
  await expect(second!.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await showsBack(second!);
});

test('a turned card still tells its price to who hears it', async ({ page }) => {
  await openApp(page, path);
  const card = cards(page).first();
  const terms = await card.locator('.price + .label').innerText();
  await card.getByRole('checkbox').press('Space');
  await showsBack(card);
  await expect(card.getByRole('checkbox')).toHaveAccessibleDescription(new RegExp(`\\S ${terms}$`));
});

test.describe('without JavaScript', () => {
  test('mouse and keyboard turn the card', async ({ scriptless: page }) => {
    await page.goto(path);
    const [first, second] = await cards(page).all();
    await hover(first!);
    await showsBack(first!);
    await second!.getByRole('checkbox').press('Tab');
    await expect(inquire(second!)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kontakt/');
  });

  test('from a card to its link and to the next card the page stays where it is', async ({
    scriptless: page,
  }) => {
    await page.goto(path);
    const [first, second] = await cards(page).all();
    await first!.getByRole('checkbox').focus();
    const top = async () => (await first!.boundingBox())!.y;
    const before = await top();
    await page.keyboard.press('Tab');
    await expect(inquire(first!)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(second!.getByRole('checkbox')).toBeFocused();
    expect(await top()).toBe(before);
  });

  test('a finger turns the card', async ({ browser }) => {
    const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
    await page.goto(path);
    const card = cards(page).first();
    await card.tap();
    await showsBack(card);
    await inquire(card).tap();
    await expect(page).toHaveURL('/kontakt/');
    await page.close();
  });
});

test('with reduced motion the card shows its back without turning', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, path);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  const card = cards(page).first();
  await hover(card);
  await showsBack(card);
  const moving = await card.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(card.locator('.flip-card__sheet')).toHaveCSS('transition-duration', '0s');
});
