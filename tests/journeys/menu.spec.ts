import type { Page } from '@playwright/test';
import { expect, hero, openApp, openBehindHero, scrollTop, test, webFontsJoined } from '../app.ts';
import { homePage, servicePages } from '../content-of-site.ts';

const PHONE = { width: 390, height: 844 };
const header = (page: Page) => page.getByRole('banner');
const leistungen = (page: Page) => header(page).getByRole('link', { name: 'Leistungen', exact: true });
const blog = (page: Page) => header(page).getByRole('link', { name: 'Blog' });
const toggle = (page: Page) => header(page).getByRole('button', { name: 'Untermenü Leistungen' });
const lastService = (page: Page) => header(page).locator(`a[href="${servicePages.at(-1)!.path}"]`);

test('on the home page Leistungen scrolls to the services, and a modified click is the browser’s', async ({
  page,
  context,
}) => {
  await openBehindHero(page, '/');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const link of [leistungen(page), page.locator('.hero__button')]) {
    const newTab = context.waitForEvent('page');
    await webFontsJoined(page); // a click has to be pressed and released in one place
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await newTab).close();
    expect(await scrollTop(page)).toBe(0);
  }
  await leistungen(page).click();
  const title = page.getByRole('heading', { level: 2, name: homePage.servicesTitle });
  await expect(title).toBeInViewport();
  // The next key goes on from there.
  await expect(title).toBeFocused();
  await expect(hero(page)).not.toBeInViewport({ ratio: 0.9 });
  // So it does on the way from another page.
  await blog(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await leistungen(page).click();
  await expect(title).toBeFocused();
});

test('a finger opens the menu and its submenu, and finds nothing lower than 44 px', async ({ browser }) => {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openApp(page, '/lexikon/');
  await page.getByRole('button', { name: 'Menü' }).tap();
  await page.getByRole('button', { name: 'Schließen' }).tap();
  await expect(blog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).tap();
  await expect(blog(page)).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, footer a')]
      .map((element) => ({ text: element.textContent, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44),
  );
  expect(small).toEqual([]);
  await toggle(page).tap();
  await lastService(page).tap();
  await expect(page).toHaveURL(servicePages.at(-1)!.path);
  await expect(blog(page)).toBeHidden();
  await page.close();
});
