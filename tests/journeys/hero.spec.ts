import type { Page } from '@playwright/test';
import { HERO } from '../acceptance/specification.ts';
import { appReady, expect, hero, hold, layOut, moving, openApp, scrollTop, test } from '../app.ts';
import { homePage, servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!;
const START = '**/assets/start-*.js';
const header = (page: Page) => page.getByRole('banner');
const isPhase = (page: Page, phase: string) => expect(hero(page)).toHaveAttribute('data-phase', phase);
const isCollapsed = async (page: Page) => {
  await isPhase(page, 'collapsed');
  await expect(header(page)).toBeVisible();
};

test('a hero collapses at the search of the browser and what else leads past it', async ({ page }) => {
  await openApp(page, '/');
  await isPhase(page, 'open');
  // Chromium's own search is out of reach, but not its key.
  await page.keyboard.press('ControlOrMeta+f');
  await isCollapsed(page);

  await openApp(page, '/');
  await isPhase(page, 'open');
  // Reading aloud, screen readers and the search of a browser do so; what they found stays there.
  const found = page.locator('.faq summary').last();
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await isCollapsed(page);
  await expect(found).toBeInViewport();
});

for (const [path, name, scrollDelay] of [
  ['/', homePage.button, HERO.scrollOnHome],
  [service.path, service.button, HERO.scrollOnService],
] as const)
  test(`the button of ${path} collapses at once, then lets go of the scroll, then scrolls`, async ({
    page,
  }) => {
    // The page's timers stand still until they are told to go on: exact on any machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    // A smooth way has hardly begun when it is looked at: whether it has begun at all shows only without.
    await page.addInitScript(() => {
      const { scrollIntoView } = Element.prototype;
      Element.prototype.scrollIntoView = function () {
        scrollIntoView.call(this, { behavior: 'instant' });
      };
    });
    await page.goto(path);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 100 });
    }).toPass();
    await page.getByRole('link', { name }).click();
    await expect(header(page)).toBeVisible();
    await page.clock.runFor(HERO.unlock - 1);
    await isPhase(page, 'collapsing');
    await page.clock.runFor(1);
    await isPhase(page, 'collapsed');
    // A service hero loses its button.
    await expect(page.getByRole('link', { name })).toBeVisible({ visible: path === '/' });
    await page.clock.runFor(scrollDelay - HERO.unlock - 1);
    expect(await scrollTop(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    await expect(page.locator('h2:focus')).toBeInViewport();
  });

test('a press right behind a wheel is not lost', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('link', { name: homePage.button }).evaluate((button: HTMLElement) => {
    dispatchEvent(new WheelEvent('wheel'));
    button.click();
  });
  await expect(page.locator('h2:focus')).toBeInViewport();
});

test('whoever reads below before the application is there stays where they are', async ({ page }) => {
  const release = await hold(page, START);
  await page.goto('/', { waitUntil: 'commit' });
  // The lock lets go by itself after a few seconds.
  const read = page.locator('.section h2').nth(2);
  await expect
    .poll(async () => {
      await read.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
      return scrollTop(page);
    })
    .toBeGreaterThan(500);
  const place = async () => Math.round((await read.boundingBox())!.y);
  const before = await place();
  release();
  await appReady(page);
  await layOut(page);
  await isPhase(page, 'collapsed');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);
});

test('the home hero greets once in a visit, and a service hero not on the way through the app', async ({
  page,
}) => {
  await openApp(page, '/lexikon/');
  await header(page).getByRole('link', { name: 'Home' }).click();
  await isPhase(page, 'open');
  await page.mouse.wheel(0, 100);
  await isCollapsed(page);
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
  await page.goBack();
  await isCollapsed(page);
  await header(page).getByRole('link', { name: 'Leistungen', exact: true }).hover();
  await header(page).locator(`a[href="${service.path}"]`).click();
  await expect(page).toHaveURL(service.path);
  await isCollapsed(page);
  await expect(page.getByRole('link', { name: service.button })).toBeHidden();
});

/** Links of the open hero that are not whole in view, or lie under something. */
const linksOutOfReach = (page: Page) =>
  hero(page)
    .locator('a')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, right, bottom } = link.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return link.checkVisibility() && !(isInside && link.contains(hit));
        })
        .map(({ textContent }) => textContent),
    );

test('all links of an open hero are in view, and nothing lies over them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', ...servicePages.map(({ path }) => path)]) {
    await openApp(page, path);
    // From a phone to a laptop, and a screen that is not tall.
    for (const [width, height] of [
      [390, 664],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => linksOutOfReach(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
