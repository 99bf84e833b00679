import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

test('an entry shows its drawing, its neighbours and who mentions it', async ({ page }) => {
  await openApp(page, exampleEntry);
  const sheet = page.getByRole('main').getByRole('figure').first();
  await expect(sheet).toHaveAccessibleName(/\S{3}/);
  await expect(sheet.locator('svg:visible text').first()).toHaveText(/\S/);
  const aside = page.getByRole('complementary');
  await expect(aside.getByRole('heading', { name: 'Erwähnt in' })).toBeVisible();
  const next = page.getByRole('navigation', { name: 'Im Lexikon blättern' }).getByRole('link').last();
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(target!);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('code and citation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openApp(page, exampleEntry);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const code = page.locator('.code').first();
  await code.getByRole('button').click();
  await expect(code.getByRole('button')).toHaveText('Kopiert');
  expect(await clipboard()).toBe(await code.locator('code').textContent());
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieren' }).click();
  await expect.poll(clipboard).toContain(exampleEntry);
});
