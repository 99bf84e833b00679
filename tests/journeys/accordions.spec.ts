import type { Locator } from '@playwright/test';
import { ACCORDION_SECONDS, SKILL_MAX_HEIGHT } from '../acceptance/specification.ts';
import { expect, openBehindHero, test } from '../app.ts';
import { homePage } from '../content-of-site.ts';
import { examplePost } from '../site-map.ts';

const summary = (item: Locator) => item.locator('summary');
const body = (item: Locator) => item.locator('summary + *');

/** Which are open, by what is to be seen below their summaries. */
const areOpen = (items: Locator, ...indexes: number[]) =>
  expect
    .poll(() =>
      items.evaluateAll((all) =>
        all.flatMap((item, index) => {
          const isShown = item.querySelector('summary + *')!.checkVisibility({ visibilityProperty: true });
          return (item as HTMLDetailsElement).open && isShown ? [index] : [];
        }),
      ),
    )
    .toEqual(indexes);

test('questions open one at a time, by pointer and keyboard, in their time', async ({ page }) => {
  await page.goto(examplePost);
  const items = page.locator('.faq details');
  await areOpen(items, 0);
  await summary(items.last()).click();
  await areOpen(items, (await items.count()) - 1);
  await summary(items.last()).click();
  await areOpen(items);
  await summary(items.first()).press('Tab');
  await page.keyboard.press('Enter');
  await areOpen(items, 1);
  await page.keyboard.press('Space');
  await areOpen(items);
  const durations = () =>
    items
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
  expect(new Set(await durations())).toEqual(new Set(['0s']));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(new Set(await durations())).toEqual(new Set([`${ACCORDION_SECONDS}s`]));
});

test('skills toggle independently by mouse and keyboard, and have room from a width of 320 px on', async ({
  page,
}) => {
  await openBehindHero(page, '/');
  const skills = page.locator('.skills details');
  await expect(skills).toHaveCount(homePage.skills);
  await areOpen(skills);
  await summary(skills.nth(0)).click();
  await summary(skills.nth(1)).click();
  await areOpen(skills, 0, 1);
  await summary(skills.nth(0)).press('Space');
  await areOpen(skills, 1);
  await page.keyboard.press('Enter');
  await areOpen(skills, 0, 1);
  // The first body holds nothing to focus: the next stop is the next skill.
  await page.keyboard.press('Tab');
  await expect(summary(skills.nth(1))).toBeFocused();

  await page.setViewportSize({ width: 320, height: 800 });
  for (const skill of (await skills.all()).slice(2)) await summary(skill).click();
  for (const skill of await skills.all())
    expect((await body(skill).boundingBox())!.height).toBeLessThanOrEqual(SKILL_MAX_HEIGHT);
  const tall = await skills.first().evaluate((item) => {
    item.querySelector<HTMLElement>('summary + *')!.style.height = '3000px';
    return (
      item.getBoundingClientRect().height - item.querySelector('summary')!.getBoundingClientRect().height
    );
  });
  // One pixel more for the line below the skill.
  expect(Math.round(tall)).toBe(SKILL_MAX_HEIGHT + 1);
});
