import { paths } from '../../src/paths.ts';
import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

// An entry's are walked in three engines; a legal text is as long.
test(`the contents of ${paths.dsgvo} stand beside it on a desktop and follow the reader`, async ({
  page,
}) => {
  await openApp(page, paths.dsgvo);
  const links = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' }).getByRole('link');
  await expect(links).toHaveText(await page.locator('.prose').locator('h2, h3').allTextContents());
  await links.last().click();
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await expect(links.last()).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 664 } });

  test('its contents are folded before the text, also without script', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
    await page.setViewportSize({ width: 360, height: 664 });
    await page.goto(exampleEntry);
    const nav = page.getByRole('navigation', { name: 'Inhalt zum Aufklappen' });
    await expect(nav.getByRole('link').first()).toBeHidden();
    await nav.locator('summary').click();
    const link = nav.getByRole('link').last();
    const fragment = await link.getAttribute('href');
    await link.click();
    await expect(page.locator(fragment!)).toBeInViewport();
    await page.close();
  });
});
