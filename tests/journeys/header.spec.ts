import { expect, openApp, test, webFontsJoined } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

// Which part is marked is tested in three engines: tests/engines/journeys/addresses.ts.
test('the part of the site that a page belongs to is underlined', async ({ page }) => {
  await openApp(page, exampleEntry);
  const marked = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('[aria-current=true]');
  await expect(marked).toHaveCSS('text-decoration-line', 'underline');
});

test('a modified click on Leistungen is left to the browser', async ({ page, context }) => {
  await openApp(page, '/');
  await page.mouse.wheel(0, 100);
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  const newTab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Leistungen', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await (await newTab).close();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('whoever wants less motion is at the services in one step', async ({ page }) => {
  await openApp(page, '/');
  await page.mouse.wheel(0, 100);
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'collapsed');
  const steps = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        addEventListener('scroll', () => count++);
        addEventListener('scrollend', () => resolve(count));
      }),
  );
  await page.getByRole('link', { name: 'Leistungen', exact: true }).click();
  // One more if the fonts join meanwhile.
  expect(await steps).toBeLessThan(3);
});

test('a modified click on the button of an open hero is left to the browser', async ({ page, context }) => {
  await openApp(page, '/');
  // The button moves a little when the fonts join, and a click has to be pressed and released in one place.
  await webFontsJoined(page);
  const newTab = context.waitForEvent('page');
  await page.locator('.hero__button').click({ modifiers: ['ControlOrMeta'] });
  await (await newTab).close();
  await expect(page.locator('.hero')).toHaveAttribute('data-phase', 'open');
});

test('on a phone the menu opens without JavaScript, too', async ({ scriptless: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lexikon/');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(page).toHaveURL('/kontakt/');
});

test('touch targets in the shell are at least 44 px', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
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
