import type { Locator, Page } from '@playwright/test';
import { expect, openBehindHero, test } from '../app.ts';
import { servicePages } from '../content-of-site.ts';

const { path } = servicePages[0]!;
const cards = (page: Page) => page.locator('.flip-card');
const inquire = (card: Locator) => card.getByRole('link');
const turn = (card: Locator) => card.getByRole('checkbox');

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

/** As a hand does it. Again, if need be: the card may still be on its way into view, from under the pointer. */
async function hover(card: Locator) {
  await expect(async () => {
    await card.hover();
    const { x, y, width, height } = (await card.boundingBox())!;
    await card.page().mouse.move(x + width / 2 + 8, y + height / 2);
    await expect(inquire(card)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('a card that scrolls under a resting pointer shows its front until the pointer moves or is pressed', async ({
  page,
}) => {
  await openBehindHero(page, path);
  const card = cards(page).first();
  const { x, y } = (await card.boundingBox())!;
  const underPointer = () => expect.poll(async () => (await card.boundingBox())!.y).toBeLessThan(300);
  await page.mouse.move(x + 40, 380);
  await page.mouse.move(x + 60, 400);
  await page.mouse.wheel(0, y - 200);
  await underPointer();
  // Longer than a rest, on a clock that goes on when it is told to.
  await page.clock.install();
  await page.mouse.move(x + 62, 400);
  await page.clock.runFor(500);
  await showsFront(card);
  await page.mouse.move(x + 70, 410);
  await page.clock.runFor(500);
  await showsBack(card);

  await page.mouse.wheel(0, 200 - y);
  await showsFront(card);
  await page.mouse.wheel(0, y - 200);
  await underPointer();
  await page.mouse.down();
  await page.mouse.up();
  await showsBack(card);
});

test('a card is told whole to a screen reader, and Escape turns it back until pointer or focus come again', async ({
  page,
}) => {
  await openBehindHero(page, path);
  const [first, second] = (await cards(page).all()) as [Locator, Locator];
  const front = first.locator('.flip-card__front');
  // What one asks for, and for how much, is in sight on both sides.
  for (const part of ['.price', '.price + .label'])
    await expect(first.locator(`.flip-card__back ${part}`)).toHaveText(
      (await front.locator(part).textContent())!,
    );
  const terms = await front.locator('.price + .label').innerText();
  await expect(turn(first)).toHaveAccessibleDescription(new RegExp(`\\S ${terms}$`));

  await turn(second).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await showsBack(second);
  // Whoever wants less motion sees none.
  expect(await second.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.keyboard.press('Escape');
  await showsFront(second);
  await expect(turn(second)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await showsBack(second);
  await hover(first);
  await page.keyboard.press('Escape');
  await showsFront(first);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a finger' : 'with a finger, without JavaScript', () => {
    test.use({ ...phone, javaScriptEnabled });
    test('a tap anywhere turns the card alone, a second one turns it back, one on the link follows it', async ({
      page,
    }) => {
      await page.goto(path);
      const [card, second] = (await cards(page).all()) as [Locator, Locator];
      await card.scrollIntoViewIfNeeded();
      for (const share of [0.03, 0.6]) {
        const { width, height } = (await card.boundingBox())!;
        const position = { x: width * share, y: height * share };
        await card.tap({ position });
        await showsBack(card);
        await card.tap({ position });
        await showsFront(card);
      }
      await card.tap();
      await second.tap();
      await showsBack(card);
      await showsBack(second);
      await inquire(card).tap();
      await expect(page).toHaveURL('/kontakt/');
    });
  });
