import { expect, openApp, test } from '../app.ts';
import { homePage, servicePages } from '../content-of-site.ts';
import { exampleEntry, examplePost } from '../site-map.ts';

const toggleName = 'Untermenü Leistungen';
const inMenu = servicePages.map(({ path }) => `header a[href="${path}"]`);

test('marks the part of the site that a page belongs to', async ({ page }) => {
  for (const [path, part] of [
    [servicePages[0]!.path, 'Leistungen'],
    [exampleEntry, 'Lexikon'],
    [examplePost, 'Blog'],
  ] as const) {
    await openApp(page, path);
    await page.mouse.wheel(0, 100);
    const marked = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('[aria-current=true]');
    await expect(marked).toHaveText(part);
    await expect(marked).toHaveCSS('text-decoration-line', 'underline');
  }
});

test.describe('Leistungen on a wide screen', () => {
  test('stands on the line of its neighbours', async ({ page }) => {
    await openApp(page, '/lexikon/');
    const tops = await page
      .locator('.site-nav > li > a:not(.button)')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });

  test('opens on hover and closes when the pointer leaves', async ({ page }) => {
    await openApp(page, '/lexikon/');
    await page.getByRole('link', { name: 'Leistungen', exact: true }).hover();
    const toggle = page.getByRole('button', { name: toggleName });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(inMenu.at(-1)!)).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator(inMenu.at(-1)!)).toBeHidden();
  });

  test('works by keyboard: Enter opens, Escape closes, leaving closes', async ({ page }) => {
    await openApp(page, '/lexikon/');
    const toggle = page.getByRole('button', { name: toggleName });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator(inMenu[0]!)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();

    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Blog', exact: true }).focus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('its link leads home to the services section', async ({ page }) => {
    await openApp(page, '/lexikon/');
    await page.getByRole('link', { name: 'Leistungen', exact: true }).click();
    await expect(page).toHaveURL('/#leistungen-und-projekte');
    await expect(page.getByRole('heading', { name: homePage.servicesTitle })).toBeInViewport();
  });

  test('on the home page it scrolls, and a modified click is left to the browser', async ({
    page,
    context,
  }) => {
    await openApp(page, '/');
    await page.mouse.wheel(0, 100);
    await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
    const link = page.getByRole('link', { name: 'Leistungen', exact: true });
    const newTab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await newTab).close();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await link.click();
    await expect(page.getByRole('heading', { name: homePage.servicesTitle })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one button opens the menu; a link in it closes it', async ({ page }) => {
    await openApp(page, '/lexikon/');
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeVisible();

    await page.getByRole('button', { name: toggleName }).tap();
    await page.locator(inMenu.at(-1)!).tap();
    await expect(page).toHaveURL(servicePages.at(-1)!.path);
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
  });

  test('Escape closes first the submenu, then the menu', async ({ page }) => {
    await openApp(page, '/lexikon/');
    await page.getByRole('button', { name: 'Menü' }).press('Enter');
    await page.getByRole('button', { name: toggleName }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(page.locator(inMenu.at(-1)!)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
  });

  test('the menu opens without JavaScript', async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: baseURL!,
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/lexikon/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page).toHaveURL('/kontakt/');
    await page.close();
  });
});

test('touch targets in the shell are at least 44 px', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await openApp(page, '/lexikon/');
  await page.getByRole('button', { name: 'Menü' }).tap();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, footer a')]
      .map((element) => ({ text: element.textContent, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 44),
  );
  expect(small).toEqual([]);
  await page.close();
});
