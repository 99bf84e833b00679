import type { Page } from '@playwright/test';
import { HERO } from '../acceptance/specification.ts';
import { appReady, expect, moving, openApp, test } from '../app.ts';
import { LEISTUNGEN_ANCHOR } from '../../src/paths.ts';
import { homePage, servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!;

const hero = (page: Page) => page.locator('.hero');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const collapsed = (page: Page) => expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');

/** From here on the page's timers stand still until they are told to go on: exact on any machine. */
async function holdTime(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds: number) => page.clock.runFor(milliseconds);
}

/** From the click on: locked until the last millisecond, then free, and the scroll begins at its own time. */
async function expectTimings(page: Page, pass: (milliseconds: number) => Promise<void>, scrollDelay: number) {
  const phase = () => hero(page).getAttribute('data-phase');
  await pass(HERO.unlock - 1);
  expect(await phase()).toBe('collapsing');
  await pass(1);
  expect(await phase()).toBe('collapsed');
  await pass(scrollDelay - HERO.unlock - 1);
  expect(await scrollTop(page)).toBe(0);
  await pass(1);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
}

test.describe('an open hero', () => {
  for (const path of ['/', service.path]) {
    test(`${path} fills the viewport, hides the header and locks the scroll`, async ({ page }) => {
      await openApp(page, path);
      await expect(hero(page)).toHaveAttribute('data-phase', 'open');
      expect((await hero(page).boundingBox())?.height).toBe(800);
      await expect(page.getByRole('banner')).toBeHidden();
      await page.evaluate(() => scrollTo(0, 500));
      expect(await scrollTop(page)).toBe(0);
    });
  }
});

const triggers: Record<string, (page: Page) => Promise<void>> = {
  wheel: (page) => page.mouse.wheel(0, 100),
  'Page Down': (page) => page.keyboard.press('PageDown'),
  'Arrow Down': (page) => page.keyboard.press('ArrowDown'),
  Space: (page) => page.keyboard.press('Space'),
  'Tab past the hero': async (page) => {
    const past = page.locator('.hero :focus, .skip-link:focus');
    do await page.keyboard.press('Tab');
    while ((await past.count()) > 0);
  },
};

test.describe('a hero collapses once, to its small height, on', () => {
  for (const [name, trigger] of Object.entries(triggers)) {
    // Both kinds of hero share the code; the wheel shows that both use it.
    for (const path of name === 'wheel' ? ['/', service.path] : ['/']) {
      test(`${name} at ${path}`, async ({ page }) => {
        await openApp(page, path);
        await trigger(page);
        await expect(page.getByRole('banner')).toBeVisible();
        await collapsed(page);
        await expect.poll(async () => (await hero(page).boundingBox())?.height).toBe(HERO.collapsedHeight);
        await page.mouse.wheel(0, 400);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
        await page.mouse.wheel(0, -2000);
        await collapsed(page);
      });
    }
  }

  test('touch-move', async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      baseURL: baseURL!,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await openApp(page, '/');
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 600 }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 200, y: 500 }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await collapsed(page);
    await page.close();
  });
});

test('the home button collapses at once and scrolls to the services later', async ({ page }) => {
  await page.clock.install();
  await openApp(page, '/');
  const pass = await holdTime(page);
  await page.getByRole('link', { name: homePage.button }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expectTimings(page, pass, HERO.scrollOnHome);
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: homePage.servicesTitle })).toBeInViewport();
});

test('the service button is removed, and scrolls to the content later', async ({ page }) => {
  await page.clock.install();
  await openApp(page, service.path);
  const pass = await holdTime(page);
  await page.getByRole('link', { name: service.button }).click();
  await expect(page.getByRole('link', { name: service.button })).toHaveCount(0);
  await expectTimings(page, pass, HERO.scrollOnService);
});

test('the band of a service keeps the words of its drawing, and one way on: to the contact', async ({
  page,
}) => {
  await openApp(page, service.path);
  await page.mouse.wheel(0, 100);
  await collapsed(page);
  await expect(hero(page).locator('a.button')).toHaveAttribute('href', '/kontakt/');
  await expect(hero(page).getByRole('link')).toHaveCount(1);
  for (const words of await hero(page).locator('svg text').all()) await expect(words).toBeVisible();
});

test('the quiet link leads to the contact page and leaves the hero alone', async ({ page }) => {
  await openApp(page, '/');
  const link = hero(page).locator('.hero__contact');
  await link.focus();
  await expect(link).toBeFocused();
  await expect(hero(page)).toHaveAttribute('data-phase', 'open');
  await expect(page.getByRole('banner')).toBeHidden();
  await link.click();
  await expect(page).toHaveURL('/kontakt/');
  // Whoever comes back finds the hero as it was.
  await page.goBack();
  await expect(hero(page)).toHaveAttribute('data-phase', 'open');
});

test('arriving with the services fragment collapses the hero and scrolls there', async ({ page }) => {
  await page.goto('/#leistungen-und-projekte');
  await appReady(page);
  await collapsed(page);
  await expect(page.getByRole('heading', { name: homePage.servicesTitle })).toBeInViewport();
});

test.describe('the way to the services', () => {
  const FRAGMENT = `#${LEISTUNGEN_ANCHOR}`;

  /** How far the section stood from its place under the header when the page came to rest, and where it was before. */
  async function watchLanding(page: Page) {
    await page.addInitScript((id) => {
      const landing: { distance?: number; jumped: boolean } = { jumped: false };
      Object.assign(window, { landing });
      addEventListener('scroll', () => {
        landing.jumped ||= document.querySelector('.hero[data-phase=open]') !== null;
      });
      let moved = 0;
      let seen = -1;
      requestAnimationFrame(function look(now) {
        requestAnimationFrame(look);
        if (scrollY !== seen || !document.querySelector('.hero[data-phase=collapsed]')) {
          seen = scrollY;
          moved = now;
        }
        if (now - moved < 1000) return;
        const place = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        landing.distance = Math.abs(document.getElementById(id)!.getBoundingClientRect().top - place);
      });
    }, LEISTUNGEN_ANCHOR);
    return () =>
      page.evaluate(() => (window as never as { landing: { distance?: number; jumped: boolean } }).landing);
  }

  async function slowDown(page: Page, rate: number) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  const isAtRest = async (landing: () => Promise<{ distance?: number }>) =>
    expect.poll(async () => (await landing()).distance ?? Infinity).toBeLessThanOrEqual(8);

  for (const rate of [1, 6]) {
    test(`ends under the header from another page, ${rate} times slowed down`, async ({ page }) => {
      const landing = await watchLanding(page);
      await openApp(page, '/impressum/');
      await slowDown(page, rate);
      await page.getByRole('banner').locator(`a[href="/${FRAGMENT}"]`).first().click();
      await collapsed(page);
      await isAtRest(landing);
    });

    test(`ends there when the fragment is set on the open page, ${rate} times slowed down`, async ({
      page,
    }) => {
      const landing = await watchLanding(page);
      await openApp(page, '/');
      await slowDown(page, rate);
      await page.evaluate((hash) => (location.hash = hash), FRAGMENT);
      await collapsed(page);
      await isAtRest(landing);
    });

    test(`begins at the top of a loaded page, ${rate} times slowed down`, async ({ page }) => {
      const landing = await watchLanding(page);
      await slowDown(page, rate);
      await openApp(page, `/${FRAGMENT}`);
      await collapsed(page);
      await isAtRest(landing);
      expect((await landing()).jumped).toBe(false);
      await expect(page).toHaveURL(`/${FRAGMENT}`);
    });
  }
});

test('an input before the application is there is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 100);
  await expect(hero(page)).toHaveAttribute('data-phase', 'open');
  release();
  await collapsed(page);
});

test('the home hero greets once in a visit, also from another page', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(hero(page)).toHaveAttribute('data-phase', 'open');
  await page.mouse.wheel(0, 100);
  await collapsed(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog/');
  await page.goBack();
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a service hero is collapsed on any in-app arrival', async ({ page }) => {
  await openApp(page, '/lexikon/');
  await page.getByRole('link', { name: 'Leistungen', exact: true }).hover();
  await page.getByRole('banner').locator(`a[href="${service.path}"]`).click();
  await expect(page).toHaveURL(service.path);
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  await expect(page.getByRole('link', { name: service.button })).toHaveCount(0);
});

test('with reduced motion the hero collapses without moving', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, reducedMotion: 'reduce' });
  await openApp(page, '/');
  await page.mouse.wheel(0, 100);
  await expect(hero(page)).not.toHaveAttribute('data-phase', 'open');
  expect((await hero(page).boundingBox())?.height).toBe(HERO.collapsedHeight);
  await page.close();
});
