import { expect, type Page, test as base } from '@playwright/test';

/** Opens a page and waits until the application runs. */
export async function openApp(page: Page, path: string) {
  await page.goto(path);
  await appReady(page);
}

/** Opens a page; if it has a hero, the first step is to leave it behind. */
export async function openBehindHero(page: Page, path: string) {
  await openApp(page, path);
  if ((await hero(page).count()) === 0) return;
  await page.keyboard.press('PageDown');
  await expect(hero(page)).toHaveAttribute('data-phase', 'collapsed');
}
export const hero = (page: Page) => page.locator('.hero');

/** Lets what fits wait until it is told to go on. */
export async function hold(page: Page, address: string | RegExp) {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

export const scrollTop = (page: Page) => page.evaluate(() => scrollY);

export const appReady = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-app', 'ready');

/** What is off the screen is a guess until it comes near: this lays out everything. */
export const layOut = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('--below-fold', 'visible'));

/** By how much a page is wider than its screen. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const WEB_FONTS = ['Architects', 'Bricolage', 'Instrument', 'JetBrains', 'Newsreader'];

/** The families that are loaded from our host; their stand-ins are local fonts. */
const webFontsInPage = () =>
  [...document.fonts]
    .filter(({ family, status }) => status === 'loaded' && !/ (Fallback|Android)/.test(family))
    .map(({ family }) => family.replaceAll('"', ''))
    .toSorted();

export const webFontsJoined = (page: Page) =>
  expect.poll(() => page.evaluate(webFontsInPage)).toEqual(WEB_FONTS);

/** For `test.use`: as most visitors have it. Without it the page is shown to somebody who wants less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Fixtures = {
  /** A page in a browser that runs no script. */
  scriptless: Page;
  consoleProblems: string[];
};

/** Every test fails on anything that the page reports to the console as wrong. */
export const test = base.extend<Fixtures>({
  async scriptless({ browser }, use) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await use(page);
    await page.close();
  },
  consoleProblems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      // Chromium reports most breaches of the policy by itself; this leaves none out.
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
          console.error('policy', effectiveDirective, blockedURI, sample),
        ),
      );
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
