import type { Page } from '@playwright/test';
import { expect, openApp, overflowOf, test, webFontsJoined } from '../app.ts';
import { paths } from '../../src/paths.ts';
import { projectPages, servicePages, site } from '../content-of-site.ts';
import { exampleEntry, examplePost } from '../site-map.ts';

/** Chromium writes its page objects uncompressed. */
async function pagesOnPaper(page: Page) {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

test('a service prints its prices on one A4 sheet: both faces of every offer, and the contact', async ({
  page,
}) => {
  for (const { path } of servicePages) {
    await openApp(page, path);
    await webFontsJoined(page);
    expect(await pagesOnPaper(page), path).toBe(1);
  }
  // A card that lies on its back is printed like the others.
  const turned = page.locator('.flip-card').first();
  await turned.getByRole('checkbox').press('Space');
  await expect(turned.locator('.flip-card__front')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.flip-card__front :is(h3, h3 + p, .price), .flip-card li');
  await expect(parts.filter({ visible: true })).toHaveCount(await parts.count());
  await expect(page.locator('.closing')).toContainText(site.owner.email);
  await expect(page.locator('.faq')).toBeHidden();
});

test('the sample of an offer prints on one A4 sheet, and nothing beside it', async ({ page }) => {
  await openApp(page, paths.musterangebot);
  await webFontsJoined(page);
  expect(await pagesOnPaper(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const parts = page.locator('.angebot :is(h2, dt, dd, footer)');
  await expect(parts.filter({ visible: true })).toHaveCount(await parts.count());
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('.closing')).toBeHidden();
});

const projects = projectPages.map(({ path }) => path).slice(0, 1);
test('other pages print black on white, whole, without navigation, and no wider than their paper', async ({
  page,
}) => {
  // A4 between its margins, in CSS pixels: narrow enough for styles of a tablet.
  await page.setViewportSize({ width: 688, height: 1000 });
  for (const path of ['/', ...projects, examplePost, exampleEntry, '/kontakt/']) {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await openApp(page, path);
    expect(await overflowOf(page), path).toBe(0);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const wrong = await page.evaluate(() => {
      const painted = [...document.querySelectorAll('html, body, body *')].filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        const isPlain = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
        return backgroundImage !== 'none' || !isPlain;
      });
      const unwrapped = [...document.querySelectorAll('pre')].filter(
        (block) => getComputedStyle(block).whiteSpace !== 'pre-wrap',
      );
      const unseen = [...document.querySelectorAll('.faq p, [data-aos]')].filter(
        (element) => !element.checkVisibility({ opacityProperty: true }),
      );
      return [...painted, ...unseen, ...unwrapped].map((element) => element.outerHTML.slice(0, 80));
    });
    expect(wrong, path).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});
