import type { Page } from '@playwright/test';
import { expect, openApp, overflowOf, test, webFontsJoined } from '../app.ts';
import { projectPages, servicePages, site } from '../content-of-site.ts';
import { exampleEntry, examplePost } from '../site-map.ts';

/** Chromium writes its page objects uncompressed. */
async function pagesOnPaper(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

for (const { path, offers } of servicePages) {
  test(`${path} prints on one A4 sheet: both faces of every offer, the prices and the contact`, async ({
    page,
  }) => {
    await openApp(page, path);
    await webFontsJoined(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await pagesOnPaper(page), colorScheme).toBe(1);
    }
    await expect(page.locator('.print-contact')).toBeHidden();

    // A card that lies on its back is printed like the others.
    const turned = page.locator('.flip-card').first();
    await turned.getByRole('checkbox').press('Space');
    await expect(turned.locator('.flip-card__front')).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    const cards = await page.locator('.flip-card').all();
    expect(cards).toHaveLength(offers.length);
    for (const card of cards) {
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(card.locator('h3 + p')).toBeVisible();
      await expect(card.locator('.price')).toBeVisible();
      for (const line of await card.locator('li').all()) await expect(line).toBeVisible();
    }
    await expect(page.locator('.price-note')).toBeVisible();

    const contact = page.locator('.print-contact');
    await expect(contact).toBeVisible();
    const { owner, company, origin } = site;
    for (const value of [
      owner.lastName,
      owner.email,
      owner.phone,
      company.name,
      company.city,
      new URL(origin).host,
    ]) {
      await expect(contact).toContainText(value);
    }
    await expect(page.locator('.faq')).toBeHidden();
  });
}

test('without JavaScript a service page prints on one sheet, too', async ({ scriptless: page }) => {
  await page.goto(servicePages[0]!.path);
  expect(await pagesOnPaper(page)).toBe(1);
});

const projects = projectPages.map(({ path }) => path).slice(0, 1);
for (const path of ['/', ...projects, examplePost, exampleEntry, '/kontakt/']) {
  test(`${path} prints black on white, whole, without navigation`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await openApp(page, path);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const painted = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')]
        .filter((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return (
            backgroundImage !== 'none' ||
            !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(painted).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const unseen = await page.evaluate(() =>
      [...document.querySelectorAll('.faq p, [data-aos]')]
        .filter((element) => !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(unseen).toEqual([]);
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'visible');
    for (const block of await page.locator('pre').all())
      await expect(block, 'code wraps on paper').toHaveCSS('white-space', 'pre-wrap');
  });
}

test('no page is wider than its paper', async ({ page }) => {
  // A4 between its margins, in CSS pixels: narrow enough for styles of a tablet.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', ...servicePages.map(({ path }) => path)]) {
    await openApp(page, path);
    expect(await overflowOf(page), path).toBe(0);
  }
});
