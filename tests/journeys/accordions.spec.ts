import { ACCORDION_SECONDS, SKILL_MAX_HEIGHT } from '../acceptance/specification.ts';
import { expect, openBehindHero, test } from '../app.ts';
import { homePage } from '../content-of-site.ts';

test('questions take their time, and skills have room from a width of 320 px on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openBehindHero(page, '/');
  const durations = () =>
    page
      .locator('.faq details')
      .first()
      .evaluate((item) => getComputedStyle(item, '::details-content').transitionDuration.split(', '));
  expect(new Set(await durations())).toEqual(new Set(['0s']));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(new Set(await durations())).toEqual(new Set([`${ACCORDION_SECONDS}s`]));

  const skills = page.locator('.skills details');
  await expect(skills).toHaveCount(homePage.skills);
  await expect(page.locator('.skills details[open]')).toHaveCount(0);
  await skills.first().locator('summary').click();
  await expect(skills.first().locator('summary + *')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heights = await skills.evaluateAll((all) =>
    all.map((item) => {
      (item as HTMLDetailsElement).open = true;
      return item.querySelector('summary + *')!.getBoundingClientRect().height;
    }),
  );
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(SKILL_MAX_HEIGHT);
  const tall = () =>
    skills.first().evaluate((item) => {
      item.querySelector<HTMLElement>('summary + *')!.style.height = '3000px';
      return (
        item.getBoundingClientRect().height - item.querySelector('summary')!.getBoundingClientRect().height
      );
    });
  // One pixel more for the line below the skill. It opened with motion, which goes on to its end.
  await expect.poll(async () => Math.round(await tall())).toBe(SKILL_MAX_HEIGHT + 1);
});
