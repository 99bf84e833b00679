import type { Locator, Page } from '@playwright/test';
import { expect, moving, openApp, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

test.use(moving);

const { path } = servicePages[0]!;
const cards = (page: Page) => page.locator('.flip-card');
const turn = (card: Locator) => card.getByRole('checkbox');
const inquire = (card: Locator) => card.getByRole('link');

/** Roles count only what is in the accessibility tree. */
async function showsFront(card: Locator) {
  await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(inquire(card)).toHaveCount(0);
  await expect(card.getByRole('listitem')).toHaveCount(0);
}

async function showsBack(card: Locator) {
  await expect(inquire(card)).toBeVisible();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(0);
}

/** Again, if need be: the card may still be on its way into view, from under the pointer. */
async function hover(card: Locator) {
  await expect(async () => {
    await card.hover();
    await expect(inquire(card)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

/** Who reads what stands on the back has seen it come to rest. */
const hasTurned = (card: Locator) =>
  expect.poll(() => card.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);

async function openCards(page: Page) {
  await openApp(page, path);
  await page.keyboard.press('PageDown');
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  return cards(page);
}

test.describe('mouse', () => {
  test('hover shows the back and takes the front out of the accessibility tree; its link leads to the contact page', async ({
    page,
  }) => {
    const card = (await openCards(page)).first();
    await showsFront(card);
    await hover(card);
    await showsBack(card);
    await page.mouse.move(0, 0);
    await showsFront(card);
    const focused = await card.locator('a').evaluate((link: HTMLElement) => {
      link.focus();
      return document.activeElement === link;
    });
    expect(focused, 'nothing on the hidden face takes the focus').toBe(false);

    await hover(card);
    await hasTurned(card);
    await inquire(card).click();
    await expect(page).toHaveURL('/kontakt/');
  });
});

test.describe('keyboard', () => {
  test('Tab turns the card, the next Tab reaches its link, the next one turns it back', async ({ page }) => {
    const [first, second] = await (await openCards(page)).all();
    await page.locator('.hero__contact').focus();

    await page.keyboard.press('Tab');
    await expect(turn(first!)).toBeFocused();
    await showsBack(first!);

    await page.keyboard.press('Tab');
    await expect(inquire(first!)).toBeFocused();
    await expect(inquire(first!)).toHaveAttribute('href', '/kontakt/');
    await showsBack(first!);

    await page.keyboard.press('Tab');
    await expect(turn(second!)).toBeFocused();
    await showsFront(first!);
    await showsBack(second!);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kontakt/');
  });
});

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

test.describe('without JavaScript', () => {
  test('mouse and keyboard turn the card', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await page.goto(path);
    const [first, second] = await cards(page).all();
    await hover(first!);
    await showsBack(first!);
    await second!.getByRole('checkbox').press('Tab');
    await expect(inquire(second!)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kontakt/');
    await page.close();
  });

  test('a finger turns the card', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ ...phone, javaScriptEnabled: false, baseURL: baseURL! });
    await page.goto(path);
    const card = cards(page).first();
    await card.tap();
    await showsBack(card);
    await inquire(card).tap();
    await expect(page).toHaveURL('/kontakt/');
    await page.close();
  });
});

test('with reduced motion the card shows its back without turning', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce', baseURL: baseURL! });
  const card = (await openCards(page)).first();
  await hover(card);
  await showsBack(card);
  const moving = await card.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
  await expect(card.locator('.flip-card__sheet')).toHaveCSS('transition-duration', '0s');
  await page.close();
});
