import type { Page } from '@playwright/test';
import { expect, openApp, test } from '../app.ts';
import { violationsOf } from '../axe.ts';
import { field, fillIn, send } from './kontakt-form.ts';

test('a half-written message stays in its tab', async ({ page, context }) => {
  await openApp(page, '/kontakt/');
  await fillIn(page);
  await page.reload();
  await expect(field(page, 'Name')).not.toHaveValue('');
  const other = await context.newPage();
  await openApp(other, '/kontakt/');
  await expect(field(other, 'Name')).toHaveValue('');
  await other.close();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Each state follows from the one before. */
  const states: [name: string, step: (page: Page) => Promise<void>][] = [
    ['untouched', (page) => openApp(page, '/kontakt/')],
    [
      'with errors',
      async (page) => {
        for (const label of ['Name', 'E-Mail', 'Nachricht']) await field(page, label).fill('x');
      },
    ],
    [
      'with a text to restore',
      async (page) => {
        await field(page, 'Nachricht').fill('Mein eigener Text.');
        await page.getByText('persönlich', { exact: true }).click();
      },
    ],
    [
      'sent',
      async (page) => {
        await page.route('**/sendmail.php', (route) => route.abort());
        await fillIn(page);
        await send(page).click();
      },
    ],
    [
      'with an undelivered message',
      async (page) => {
        await page.reload();
        await expect(page.getByRole('button', { name: 'Erneut senden' })).toBeVisible();
      },
    ],
  ];
  const controls = 'button, textarea, input:not([type=radio]), label:has(input), .kontakt-action, summary';

  test('every state passes axe and can be hit with a finger', async ({ page, consoleProblems }) => {
    for (const [name, step] of states) {
      await page.emulateMedia({ colorScheme: 'light' });
      await step(page);
      expect(await violationsOf(page, { within: 'main' }), name).toEqual([]);
      // In the dark only the colours are others.
      await page.emulateMedia({ colorScheme: 'dark' });
      const inTheDark = await violationsOf(page, { within: 'main', rules: ['color-contrast'] });
      expect(inTheDark, name).toEqual([]);
      for (const control of await page.locator('main').locator(controls).all()) {
        const { height } = (await control.boundingBox())!;
        expect(height, `${name}: ${await control.textContent()}`).toBeGreaterThanOrEqual(44);
      }
    }
    // The outage of the later states is logged.
    expect(consoleProblems.splice(0).every((text) => /sendmail|Failed to load/.test(text))).toBe(true);
  });
});
