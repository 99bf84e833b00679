import { expect, openApp, test } from '../app.ts';

test('the closing block comes along on the way through the app', async ({ page }) => {
  await openApp(page, '/blog/');
  const question = await page.locator('.closing h2').textContent();
  await page.getByRole('banner').getByRole('link', { name: 'Lexikon' }).click();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.locator('.closing h2')).toHaveCount(1);
  await expect(page.locator('.closing h2')).not.toHaveText(question!);
  await page.locator('.closing .button').click();
  await expect(page).toHaveURL('/kontakt/');
});
