import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

test('an entry shows its drawing, its contents, its neighbours and who mentions it', async ({ page }) => {
  await openApp(page, exampleEntry);
  const contents = page.getByRole('navigation', { name: 'Inhaltsverzeichnis' }).getByRole('link');
  await expect(contents).toHaveText(await page.locator('.prose :is(h2, h3)').allTextContents());
  await expect(page.locator('main figure svg text').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Erwähnt in' })).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Im Lexikon blättern' }).getByRole('link').last();
  const target = (await next.getAttribute('href'))!;
  await next.press('Enter');
  await expect(page).toHaveURL(target);
});

test('without JavaScript, on a phone, its contents are folded, its sheet is a picture, and the menu opens', async ({
  scriptless: page,
}) => {
  await page.setViewportSize({ width: 360, height: 664 });
  await page.goto(exampleEntry);
  const nav = page.getByRole('navigation', { name: 'Inhalt zum Aufklappen' });
  await expect(nav.getByRole('link').first()).toBeHidden();
  await nav.locator('summary').click();
  const link = nav.getByRole('link').last();
  const fragment = await link.getAttribute('href');
  await link.click();
  await expect(page.locator(fragment!)).toBeInViewport();
  await expect(page.locator('.sheet__drawing svg:visible')).toHaveCount(1);
  const sheet = await page.locator('[data-enlarge]').getAttribute('href');
  expect((await page.request.get(sheet!)).headers()['content-type']).toBe('image/webp');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontakt', exact: true })
    .click();
  await expect(page).toHaveURL('/kontakt/');
});

test('code and citation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, exampleEntry);
  // What is said for a moment is looked at while the clock stands.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const code = page.locator('.code').first();
  const button = code.getByRole('button');
  await button.click();
  await expect(button).toHaveText('Kopiert');
  // A second press while the button says «Kopiert» must not keep its label from changing back.
  await button.click();
  await page.clock.runFor(2_100);
  await expect(button).toHaveText('Kopieren');
  // A screen reader announces «Kopiert», but not that the label has changed back.
  await expect(button).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(10_000);
  await expect(button).toHaveAttribute('aria-live', 'polite');
  expect(await clipboard()).toBe(await code.locator('code').textContent());
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieren' }).click();
  await expect.poll(clipboard).toContain(exampleEntry);
});
