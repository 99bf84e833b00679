import type { Page } from '@playwright/test';
import { MAX_MESSAGE, MAX_SUBJECT } from '../../contract/message-rules.ts';
import { DEFAULT_SUBJECT, FIELD_RULES } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { violationsOf } from '../axe.ts';
import { site } from '../content-of-site.ts';
import { alert, field, fillIn, send, signing } from './kontakt-form.ts';

const { firstName, lastName } = site.owner;

test.describe('what is wrong with a field', () => {
  test('is said beside it, to all, and blocks the button', async ({ page }) => {
    await openApp(page, '/kontakt/');
    for (const [label, value, sentence] of FIELD_RULES) {
      await fillIn(page);
      await field(page, 'Betreff').fill('Anfrage');
      await field(page, 'Nachricht').fill('Zehn Zeichen und mehr.');
      await expect(send(page)).toBeEnabled();
      await field(page, label).fill(value);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(sentence);
      await expect(send(page)).toBeDisabled();
      await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(1);
    }
  });

  test('is not said before the visitor has been there', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await expect(send(page)).toBeDisabled();
    await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(0);
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await field(page, 'Name').focus();
    await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(0);
    await field(page, 'E-Mail').focus();
    await expect(page.getByText(FIELD_RULES[0][2])).toBeVisible();
    await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(1);
  });

  test('moves nothing when it appears', async ({ page }) => {
    await openApp(page, '/kontakt/');
    const positionOfButton = () =>
      send(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const before = await positionOfButton();
    for (const label of ['Name', 'E-Mail', 'Betreff', 'Nachricht']) await field(page, label).fill('x');
    for (const label of ['Name', 'E-Mail', 'Betreff', 'Nachricht']) await field(page, label).blur();
    await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(3);
    expect(await positionOfButton()).toBe(before);
  });
});

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

test('a message says which fields are open, and leads to them', async ({ page }) => {
  await openApp(page, '/kontakt/');
  await field(page, 'Name').fill('Al');
  const summary = page.locator('form').getByRole('status');
  await expect(summary).toHaveText('Noch offen: Name, E-Mail');
  await summary.getByRole('link', { name: 'Name' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveURL('/kontakt/');
  await fillIn(page);
  await field(page, 'Nachricht').fill('Zehn Zeichen und mehr.');
  await expect(summary).toHaveText('');
});

test('whoever is about to send the bare template is told, and may', async ({ page }) => {
  await openApp(page, '/kontakt/');
  await fillIn(page);
  const hint = page.locator('form').getByRole('status');
  for (const sign of [false, true]) {
    if (sign) await signing(page).click();
    await expect(hint.getByRole('link')).toHaveCount(1);
    await expect(send(page)).toBeEnabled();
  }
  await hint.getByRole('link').click();
  await expect(field(page, 'Nachricht')).toBeFocused();
  await field(page, 'Nachricht').fill('Es geht um einen Umbau.');
  await expect(hint).toHaveText('');
});

test.describe('the salutation', () => {
  test('starts formal and sets the greeting', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await expect(field(page, 'Betreff')).toHaveValue(DEFAULT_SUBJECT);
    await expect(page.getByRole('radio', { name: 'professionell' })).toBeChecked();
    const formal = await field(page, 'Nachricht').inputValue();
    expect(formal).toMatch(new RegExp(`^Sehr geehrte.* ${lastName},`));

    await page.getByText('persönlich', { exact: true }).click();
    await expect(field(page, 'Nachricht')).toHaveValue(new RegExp(`^Hallo ${firstName},`));
    await page.getByRole('radio', { name: 'persönlich' }).press('ArrowLeft');
    await expect(field(page, 'Nachricht')).toHaveValue(formal);
    await expect(page.getByRole('button', { name: 'Meinen Text wiederherstellen' })).toHaveCount(0);
  });

  test('gives a text of the visitor back', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await field(page, 'Nachricht').fill('Mein eigener Text.');
    await page.getByText('persönlich', { exact: true }).click();
    await expect(field(page, 'Nachricht')).toHaveValue(/^Hallo/);
    await page.getByRole('button', { name: 'Meinen Text wiederherstellen' }).click();
    await expect(field(page, 'Nachricht')).toHaveValue('Mein eigener Text.');
    await expect(field(page, 'Nachricht')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'persönlich' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Meinen Text wiederherstellen' })).toHaveCount(0);
  });
});

test.describe('the name, which is not sent,', () => {
  test('is offered as a signature, and set only when asked', async ({ page }) => {
    await openApp(page, '/kontakt/');
    const greeting = await field(page, 'Nachricht').inputValue();
    await expect(signing(page)).toHaveCount(0);
    await field(page, 'Name').fill('Er');
    await expect(signing(page)).toHaveCount(0);
    await fillIn(page);
    await expect(signing(page)).toContainText('„Erika Beispiel“');
    await expect(field(page, 'Nachricht')).toHaveValue(greeting);

    await signing(page).click();
    await expect(field(page, 'Nachricht')).toHaveValue(`${greeting.trimEnd()}\nErika Beispiel`);
    await expect(field(page, 'Nachricht')).toBeFocused();
    await expect(signing(page)).toHaveCount(0);
  });

  test('is not offered to a text that says it already', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await fillIn(page);
    await expect(signing(page)).toHaveCount(1);
    await field(page, 'Nachricht').fill('Guten Tag, hier ist erika\nbeispiel.');
    await expect(signing(page)).toHaveCount(0);
  });

  test('moves nothing when it is offered', async ({ page }) => {
    await openApp(page, '/kontakt/');
    const top = () => send(page).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const before = await top();
    await fillIn(page);
    await expect(signing(page)).toBeVisible();
    expect(await top()).toBe(before);
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

  test('waits while the visitor looks something up on another page', async ({ page }) => {
    await openApp(page, '/kontakt/');
    await field(page, 'Nachricht').fill('Gleich geht es weiter');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum/');
    await page.goBack();
    await expect(field(page, 'Nachricht')).toHaveValue('Gleich geht es weiter');
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
      await page.emulateMedia({ colorScheme: 'light' });
      await step(page);
      expect(await violationsOf(page, (axe) => axe.include('main')), name).toEqual([]);
      // In the dark only the colours are others.
      await page.emulateMedia({ colorScheme: 'dark' });
      const inTheDark = await violationsOf(page, (axe) => axe.include('main').withRules('color-contrast'));
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
