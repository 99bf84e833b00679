import type { Locator, Page } from '@playwright/test';
import { ACCORDION_SECONDS, SKILL_MAX_HEIGHT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { homePage, projectPages, servicePages } from '../content-of-site.ts';

const pagesWithQuestions = [{ path: '/', ...homePage }, ...servicePages, ...projectPages];
const example = projectPages[0]!.path;

const summary = (item: Locator) => item.locator('summary');
const body = (item: Locator) => item.locator('summary + *');

async function isOpen(item: Locator) {
  await expect(item).toHaveAttribute('open');
  await expect(body(item)).toBeVisible();
}

async function isClosed(item: Locator) {
  await expect(item).not.toHaveAttribute('open');
  await expect(body(item)).toBeHidden();
}

/** On a page with a hero the first step is to leave it behind. */
async function openPage(page: Page, path: string) {
  await openApp(page, path);
  if ((await page.locator('.hero').count()) === 0) return;
  await page.keyboard.press('PageDown');
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
}

test.describe('FAQ', () => {
  const questions = (page: Page) => page.locator('.faq details');

  for (const { path, questions: count } of pagesWithQuestions) {
    test(`${path} has all of its questions, the first open, one open at a time`, async ({ page }) => {
      await openPage(page, path);
      await expect(questions(page)).toHaveCount(count);
      const [first, second, ...rest] = await questions(page).all();
      await isOpen(first!);
      for (const item of [second!, ...rest]) await isClosed(item);

      await summary(second!).click();
      await isOpen(second!);
      await isClosed(first!);

      const last = rest.at(-1)!;
      await summary(last).click();
      await isOpen(last);
      await isClosed(second!);

      await summary(last).click();
      await isClosed(last);
      await expect(page.locator('.faq details[open]')).toHaveCount(0);
    });
  }

  test('opens by keyboard with Enter and Space, in its time, and at once with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, example);
    const [first, second, third] = await questions(page).all();
    await summary(first!).focus();
    await page.keyboard.press('Tab');
    await expect(summary(second!)).toBeFocused();
    await page.keyboard.press('Enter');
    await isOpen(second!);
    await isClosed(first!);
    await page.keyboard.press('Tab');
    await expect(summary(third!)).toBeFocused();
    await page.keyboard.press('Space');
    await isOpen(third!);
    await page.keyboard.press('Space');
    await isClosed(third!);

    const durations = () =>
      questions(page)
        .first()
        .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
    expect(new Set(await durations())).toEqual(new Set([`${ACCORDION_SECONDS}s`]));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await durations())).toEqual(new Set(['0s']));
  });

  test('is exclusive without JavaScript, too', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await page.goto(example);
    const [first, second] = await questions(page).all();
    await isOpen(first!);
    await summary(second!).click();
    await isOpen(second!);
    await isClosed(first!);
    await page.close();
  });
});

test.describe('skills', () => {
  const skills = (page: Page) => page.locator('.skills details');

  test('are all closed at first, and toggle independently, by mouse and keyboard', async ({ page }) => {
    await openPage(page, '/');
    await expect(skills(page)).toHaveCount(homePage.skills);
    const all = await skills(page).all();
    for (const skill of all) await isClosed(skill);

    const [first, second] = all;
    await summary(first!).click();
    await summary(second!).click();
    await isOpen(first!);
    await isOpen(second!);
    await summary(first!).click();
    await isClosed(first!);
    await isOpen(second!);
    await summary(second!).click();

    const skill = first!;
    // The arrow is the upper right corner of a square: unturned it points up and to the right.
    const direction = () =>
      summary(skill).evaluate((element) => {
        const { a, b } = new DOMMatrix(getComputedStyle(element, '::before').transform);
        return Math.round((Math.atan2(b, a) * 180) / Math.PI) - 45;
      });
    expect(await direction()).toBe(0);
    await summary(skill).click();
    await expect.poll(direction).toBe(90);
    await summary(skill).click();
    await expect.poll(direction).toBe(0);

    await summary(first!).focus();
    await page.keyboard.press('Enter');
    await isOpen(first!);
    // The first body holds nothing to focus: the next stop is the next skill.
    await page.keyboard.press('Tab');
    await expect(summary(second!)).toBeFocused();
    await page.keyboard.press('Space');
    await isOpen(second!);
    await isOpen(first!);
    await page.keyboard.press('Space');
    await isClosed(second!);
  });

  test('an expanded body has a greatest height, and every text fits, from a width of 320 px on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openPage(page, '/');
    for (const skill of await skills(page).all()) {
      await summary(skill).click();
      await isOpen(skill);
      expect((await body(skill).boundingBox())!.height).toBeLessThanOrEqual(SKILL_MAX_HEIGHT);
    }

    const skill = skills(page).first();
    await body(skill).evaluate((element: HTMLElement) => (element.style.height = '3000px'));
    const bodyHeight = async () =>
      (await skill.boundingBox())!.height - (await summary(skill).boundingBox())!.height;
    await expect.poll(async () => Math.round(await bodyHeight())).toBe(SKILL_MAX_HEIGHT + 1); // with the rule below it
  });
});
