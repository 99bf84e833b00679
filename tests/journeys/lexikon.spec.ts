import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

test('code and citation can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openApp(page, exampleEntry);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const code = page.locator('.code').first();
  await code.getByRole('button').click();
  await expect(code.getByRole('button')).toHaveText('Kopiert');
  // A second press while the button says «Kopiert» must not keep its label from changing back.
  await code.getByRole('button').click();
  await page.clock.runFor(2_100);
  await expect(code.getByRole('button')).toHaveText('Kopieren');
  // A screen reader announces «Kopiert», but not that the label has changed back.
  await expect(code.getByRole('button')).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(10_000);
  await expect(code.getByRole('button')).toHaveAttribute('aria-live', 'polite');
  expect(await clipboard()).toBe(await code.locator('code').textContent());
  await page.getByRole('complementary').getByRole('button', { name: 'Kopieren' }).click();
  await expect.poll(clipboard).toContain(exampleEntry);
});

test('what the browser refuses to copy is marked, and not called copied', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openApp(page, exampleEntry);
  const block = page.locator('.code').first();
  await block.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => getSelection()!.toString().trim())).not.toBe('');
  const marked = await page.evaluate(() => getSelection()!.getRangeAt(0).toString());
  expect(marked).toBe(await block.locator('code').textContent());
  await expect(block.getByRole('button')).toHaveText('Kopieren');
});
