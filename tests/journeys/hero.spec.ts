import type { Page } from '@playwright/test';
import { HERO } from '../acceptance/specification.ts';
import { appReady, expect, laidOut, moving, openApp, test } from '../app.ts';
import { LEISTUNGEN_ANCHOR } from '../../src/paths.ts';
import { homePage, servicePages } from '../content-of-site.ts';

test.use(moving);

const service = servicePages[0]!;
/** From a phone to a large screen, and those that are neither tall nor wide. */
const WINDOWS = [
  [390, 664],
  [768, 1024],
  [900, 1000],
  [1100, 900],
  [1366, 768],
  [1920, 1080],
] as const;

const hero = (page: Page) => page.locator('.hero');
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

test.describe('by the clock', () => {
  for (const [path, name, scrollDelay] of [
    ['/', homePage.button, HERO.scrollOnHome],
    [service.path, service.button, HERO.scrollOnService],
  ] as const) {
    test(`the button of ${path} collapses at once, then lets go of the scroll, then scrolls`, async ({
      page,
    }) => {
      await page.clock.install();
      // A smooth way has hardly begun when it is looked at: whether it has begun at all shows only without.
      await page.addInitScript(() => {
        const { scrollIntoView } = Element.prototype;
        Element.prototype.scrollIntoView = function () {
          scrollIntoView.call(this, { behavior: 'instant' });
        };
      });
      await openApp(page, path);
      // From here on the page's timers stand still until they are told to go on: exact on any machine.
      await page.clock.pauseAt(Date.now() + 60_000);
      const pass = (milliseconds: number) => page.clock.runFor(milliseconds);
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('banner')).toBeVisible();
      await pass(HERO.unlock - 1);
      await expect(hero(page)).toHaveAttribute('data-phase', 'collapsing');
      await pass(1);
      await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
      await pass(scrollDelay - HERO.unlock - 1);
      expect(await scrollTop(page)).toBe(0);
      await pass(1);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    });
  }
});

test.describe('on a slow machine the way to the services', () => {
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

  test('ends under the header from another page', async ({ page }) => {
    const landing = await watchLanding(page);
    await openApp(page, '/impressum/');
    await slowDown(page, 6);
    await page.getByRole('banner').locator(`a[href="/${FRAGMENT}"]`).first().click();
    await isAtRest(landing);
  });

  test('ends there when the fragment is set on the open page', async ({ page }) => {
    const landing = await watchLanding(page);
    await openApp(page, '/');
    await slowDown(page, 6);
    await page.evaluate((hash) => (location.hash = hash), FRAGMENT);
    await isAtRest(landing);
  });

  // A jump that is over before the application starts is seen only by a script that runs before it.
  for (const rate of [1, 6]) {
    test(`begins at the top of a loaded page, ${rate} times slowed down`, async ({ page }) => {
      const landing = await watchLanding(page);
      await slowDown(page, rate);
      await openApp(page, `/${FRAGMENT}`);
      await isAtRest(landing);
      expect((await landing()).jumped).toBe(false);
      await expect(page).toHaveURL(`/${FRAGMENT}`);
    });
  }
});

test('with reduced motion the hero collapses without moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openApp(page, '/');
  await page.mouse.wheel(0, 100);
  await expect(hero(page)).not.toHaveAttribute('data-phase', 'open');
  expect((await hero(page).boundingBox())?.height).toBe(HERO.collapsedHeight);
});

test('whoever reads below before the application is there stays where they are', async ({ page }) => {
  const start = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await start.promise;
    await route.continue();
  });
  await page.goto('/');
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
  start.resolve();
  await appReady(page);
  await laidOut(page);
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(30);
  expect(await scrollTop(page)).toBeGreaterThan(100);
});

// Reading aloud, screen readers and WebKit's search do so.
test('what is brought into view behind an open hero stays there', async ({ page }) => {
  await openApp(page, '/');
  const found = page.locator('.section h2').nth(2);
  await found.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(found).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(100);
});

test('the search of the browser reaches what stands behind an open hero', async ({ page }) => {
  await openApp(page, '/');
  const wanted = page.locator('.faq summary').last();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  await wanted.evaluate(({ textContent }) => window.find(textContent));
  await expect(wanted).toBeInViewport();
});

test('a phone that lies on its side shows all of an open hero', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', ...servicePages.map(({ path }) => path)]) {
    await openApp(page, path);
    for (const part of await hero(page).locator('a, svg').locator('visible=true').all())
      await expect(part).toBeInViewport({ ratio: 0.99 });
  }
});

/** Words of the hero that a line of its drawing crosses, and links that something else is hit instead of. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const drawing = document.querySelector<HTMLElement>('.hero__drawing')!;
    const linesOf = (word: Element) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()];
    };
    const hits = (word: Element) =>
      linesOf(word).flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        ),
      );
    const wordsWhere = (selector: string, isWrong: (word: Element, hit: Element | null) => unknown) =>
      [...document.querySelectorAll(selector)]
        .filter((word) => hits(word).some((hit) => isWrong(word, hit)))
        .map(({ textContent }) => textContent);
    const dead = wordsWhere('.hero__text a', (link, hit) => !link.contains(hit));
    drawing.style.pointerEvents = 'auto';
    const crossed = wordsWhere('.hero__text :is(h1, p, a)', (_, hit) => hit?.closest('.hero__drawing svg *'));
    drawing.style.pointerEvents = '';
    return { dead, crossed };
  });

test('nothing lies over the words and links of an open hero, whatever the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', ...servicePages.map(({ path }) => path)]) {
    await openApp(page, path);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      expect(await coveredWords(page), `${path} at ${width} × ${height}`).toEqual({ dead: [], crossed: [] });
    }
  }
});

test('the hero draws itself without moving anything inside of its drawing', async ({ page }) => {
  await page.goto('/');
  const moving = await page
    .locator('.hero__drawing')
    .evaluate((drawing) =>
      [...drawing.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).animationName !== 'none')
        .map(({ tagName }) => tagName),
    );
  expect(new Set(moving)).toEqual(new Set(['DIV']));
});

test('a picture of the whole page ends with an open hero, and shows all of it under a collapsed one', async ({
  page,
}) => {
  await openApp(page, '/');
  // Programs that take the picture measure `html` and `body`: were one of them taller than the view, empty paper
  // would follow the hero.
  const heights = () =>
    page.evaluate(() => [document.documentElement, document.body].map(({ scrollHeight }) => scrollHeight));
  const view = page.viewportSize()!.height;
  expect(await heights()).toEqual([view, view]);

  await page.mouse.wheel(0, 100);
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
  const drawing = hero(page).locator('.hero__drawing');
  const finishDrawing = () =>
    drawing.evaluate((box) =>
      Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  await finishDrawing();
  // Chromium takes the picture through a window of one pixel: the drawing must not start anew.
  await page.setViewportSize({ width: 1, height: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await drawing.evaluate((box) => box.getAnimations({ subtree: true }).length)).toBe(0);
  const pale = await page
    .locator('[data-aos]')
    .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
  expect(pale).toBe(0);
});
