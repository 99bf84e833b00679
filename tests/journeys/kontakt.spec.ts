import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { MAX_MESSAGE, MAX_SUBJECT } from '../../contract/message-rules.ts';
import { DEFAULT_SUBJECT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { alert, field, fillIn, send, signing } from './kontakt-form.ts';

test('a limit is told before it is met, and nothing is cut', async ({ page }) => {
  await openApp(page, '/kontakt/');
  const long = 'Erika '.repeat(40).trim();
  await field(page, 'Name').click();
  await page.keyboard.insertText(long);
  await expect(field(page, 'Name')).toHaveValue(long);
  for (const [label, limit] of [
    ['Betreff', MAX_SUBJECT],
    ['Nachricht', MAX_MESSAGE],
  ] as const) {
    const position = () =>
      field(page, label).evaluate((control) => control.getBoundingClientRect().top + scrollY);
    await field(page, label).fill('x'.repeat(limit / 2));
    await expect(field(page, label)).toHaveAccessibleDescription('');
    const before = await position();
    await field(page, label).fill('x'.repeat(limit - 7));
    await expect(field(page, label)).toHaveAccessibleDescription('noch 7 Zeichen');
    expect(await position()).toBe(before);
    await field(page, label).fill('x'.repeat(limit + 7));
    await expect(field(page, label)).toHaveAccessibleDescription(/zu lang.* 7 Zeichen/);
    await expect(field(page, label)).toHaveValue('x'.repeat(limit + 7));
  }
});

test.describe('the name, which is not sent,', () => {
  test('is not offered to a text that says it already', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await fillIn(page);
    await expect(signing(page)).toHaveCount(1);
    await field(page, 'Nachricht').fill('Guten Tag, hier ist erika\nbeispiel.');
    await expect(signing(page)).toHaveCount(0);
  });
});

test.describe('a half-written message', () => {
  test('outlives a reload, in this tab only, until it is sent', async ({ page, context }) => {
    await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
    await openApp(page, '/kontakt/');
    await fillIn(page);
    await page.getByText('persönlich', { exact: true }).click();
    await field(page, 'Nachricht').fill('Noch nicht fertig');
    await page.reload();
    await expect(field(page, 'Nachricht')).toHaveValue('Noch nicht fertig');
    await expect(field(page, 'Name')).toHaveValue('Erika Beispiel');
    await expect(page.getByRole('radio', { name: 'persönlich' })).toBeChecked();
    await expect(send(page)).toBeEnabled();

    const other = await context.newPage();
    await openApp(other, '/kontakt/');
    await expect(field(other, 'Name')).toHaveValue('');
    await other.close();

    await send(page).click();
    await expect(alert(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Betreff')).toHaveValue(DEFAULT_SUBJECT);
    await expect(field(page, 'Name')).toHaveValue('');
  });
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
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await step(page);
      await examine(name, new AxeBuilder({ page }).include('main'));
      // In the dark only the colours are others.
      await page.emulateMedia({ colorScheme: 'dark' });
      await examine(name, new AxeBuilder({ page }).include('main').withRules('color-contrast'));
      for (const control of await page.locator('main').locator(controls).all()) {
        const { height } = (await control.boundingBox())!;
        expect(height, `${name}: ${await control.textContent()}`).toBeGreaterThanOrEqual(44);
      }
    }
    // The outage of the later states is logged.
    expect(consoleProblems.splice(0).every((text) => /sendmail|Failed to load/.test(text))).toBe(true);
  });

  async function examine(name: string, axe: AxeBuilder) {
    const { violations } = await axe.analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      name,
    ).toEqual([]);
  }
});
