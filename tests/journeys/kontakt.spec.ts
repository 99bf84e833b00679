import type { Page } from '@playwright/test';
import { MAX_MESSAGE } from '../../contract/message-rules.ts';
import { DEFAULT_SUBJECT, FIELD_RULES } from '../acceptance/specification.ts';
import { appReady, expect, hold, openApp, openBehindHero, test } from '../app.ts';
import { violationsOf } from '../axe.ts';
import { servicePages, site } from '../content-of-site.ts';
import { exampleEntry } from '../site-map.ts';
import { alert, choice, errors, field, fillIn, personal, send, summary } from './kontakt-form.ts';

const { firstName, lastName, salutation } = site.owner;
const FORMAL = salutation === 'Herr' ? 'Sehr geehrter Herr' : 'Sehr geehrte Frau';
const signing = (page: Page) => page.locator('.kontakt-form__offers').getByRole('button');

test('what is wrong with a field is said beside it once the visitor has been there, and blocks the button', async ({
  page,
}) => {
  await openApp(page, '/kontakt/');
  await expect(send(page)).toBeDisabled();
  // Only a browser without the application meets the field for robots.
  await expect(page.locator('[name=website]')).toHaveCount(0);
  await field(page, 'Name').focus();
  await expect(errors(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(errors(page)).toHaveText([FIELD_RULES[0][2]]);

  await fillIn(page);
  await expect(send(page)).toBeEnabled();
  for (const [label, value, sentence] of FIELD_RULES) {
    const control = field(page, label);
    const before = await control.inputValue();
    await control.fill(value);
    await expect(errors(page)).toHaveText([sentence]);
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(sentence);
    await expect(send(page)).toBeDisabled();
    await control.fill(before);
    await expect(send(page)).toBeEnabled();
  }
  // A text that is too long is not cut: it says by how much.
  const tooLong = 'x'.repeat(MAX_MESSAGE + 7);
  await field(page, 'Nachricht').fill(tooLong);
  await expect(field(page, 'Nachricht')).toHaveAccessibleDescription(/zu lang.* 7 Zeichen/);
  await expect(field(page, 'Nachricht')).toHaveValue(tooLong);
});

test('a message says which fields are open, leads to them, and offers the name as a signature', async ({
  page,
}) => {
  await openApp(page, '/kontakt/');
  const message = field(page, 'Nachricht');
  const greeting = await message.inputValue();
  await field(page, 'Name').fill('Al');
  await expect(summary(page)).toHaveText('Noch offen: Name, E-Mail');
  await summary(page).getByRole('link', { name: 'Name' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page).toHaveURL('/kontakt/');
  await fillIn(page);
  await expect(summary(page)).toHaveText('Alles ausgefüllt.');
  await expect(send(page)).toBeEnabled();

  await expect(signing(page)).toContainText('„Erika Beispiel“');
  await expect(message).toHaveValue(greeting);
  await signing(page).click();
  await expect(message).toHaveValue(`${greeting.trimEnd()}\nErika Beispiel`);
  await expect(message).toBeFocused();
  await expect(signing(page)).toHaveCount(0);
});

test('the salutation starts formal, sets the greeting, and gives a text of the visitor back', async ({
  page,
}) => {
  await openApp(page, '/kontakt/');
  const message = field(page, 'Nachricht');
  const back = page.getByRole('button', { name: 'Meinen Text wiederherstellen' });
  await expect(field(page, 'Betreff')).toHaveValue(DEFAULT_SUBJECT);
  await expect(choice(page, 'professionell')).toBeChecked();
  await expect(message).toHaveValue(new RegExp(`^${FORMAL} ${lastName},`));
  const formal = await message.inputValue();
  await personal(page).click();
  await expect(message).toHaveValue(new RegExp(`^Hallo ${firstName},`));
  await choice(page, 'persönlich').press('ArrowLeft');
  await expect(message).toHaveValue(formal);
  await expect(back).toBeHidden();

  await message.fill('Mein eigener Text.');
  await personal(page).click();
  await expect(message).toHaveValue(/^Hallo/);
  await back.click();
  await expect(message).toHaveValue('Mein eigener Text.');
  await expect(message).toBeFocused();
  await expect(choice(page, 'persönlich')).toBeChecked();
  await expect(back).toBeHidden();
});

test('the message names what the visitor came from, until it is changed or loaded anew', async ({ page }) => {
  const message = field(page, 'Nachricht');
  const says = (text: string) => expect.poll(() => message.inputValue()).toContain(`\n\n${text}\n\n`);
  const toKontakt = () => page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
  const { path, offers } = servicePages[0]!;
  const { title, preis, interval } = offers[1]!;
  await openBehindHero(page, path);
  await page.getByRole('checkbox', { name: `${title} wenden` }).press('Tab');
  await page.keyboard.press('Enter');
  await says(`ich interessiere mich für ${title} (${preis} ${interval})`);
  await expect(message).toHaveValue(new RegExp(`^${FORMAL} ${lastName},`));
  await expect(field(page, 'Betreff')).toHaveValue(DEFAULT_SUBJECT);
  await expect(page).toHaveURL('/kontakt/');
  await fillIn(page);
  await expect(summary(page)).toHaveText('Alles ausgefüllt.');
  await personal(page).click();
  await says(`ich interessiere mich für ${title} (${preis} ${interval})`);

  await openApp(page, exampleEntry);
  const heading = await page.locator('h1').innerText();
  await toKontakt();
  await says(`ich interessiere mich für ${heading}`);
  await expect(message).toHaveValue(/^Hallo /);
  // A page about nothing in particular does not replace it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  await toKontakt();
  await says(`ich interessiere mich für ${heading}`);
  await page.reload();
  await appReady(page);
  await says('ich interessiere mich für …');
  await expect(field(page, 'Name')).toHaveValue('Erika Beispiel');
});

test('a half-written message outlives a reload and a look at another page, in its tab, until it is sent', async ({
  page,
  context,
}) => {
  await openApp(page, '/kontakt/');
  await fillIn(page);
  await personal(page).click();
  await field(page, 'Nachricht').fill('Noch nicht fertig');
  await page.reload();
  await appReady(page);
  await expect(field(page, 'Nachricht')).toHaveValue('Noch nicht fertig');
  await expect(field(page, 'Name')).toHaveValue('Erika Beispiel');
  await expect(choice(page, 'persönlich')).toBeChecked();
  const other = await context.newPage();
  await openApp(other, '/kontakt/');
  await expect(field(other, 'Name')).toHaveValue('');
  await other.close();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  await page.goBack();
  await expect(field(page, 'Nachricht')).toHaveValue('Noch nicht fertig');
  await send(page).click();
  await expect(alert(page)).toBeVisible();
  await page.reload();
  await appReady(page);
  await expect(field(page, 'Betreff')).toHaveValue(DEFAULT_SUBJECT);
  await expect(field(page, 'Name')).toHaveValue('');
});

test('the sheet beside the form fills while one writes, and is stamped when the message is sent', async ({
  page,
}) => {
  await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202 }));
  await page.clock.setFixedTime(new Date('2026-11-20T12:00'));
  await openApp(page, '/kontakt/');
  const sheet = page.locator('.request-sheet');
  await expect(sheet).not.toContainText('vollständig');
  await fillIn(page);
  await expect(sheet).toContainText('Erika Beispiel');
  await expect(sheet).toContainText('vollständig');
  await field(page, 'Nachricht').fill('kurz');
  await expect(sheet).not.toContainText('vollständig');
  await field(page, 'Nachricht').fill('Ein Shop für Ersatzteile.');
  await send(page).click();
  await expect(sheet).toContainText('Antwort bis Montag, 23. November');
  await field(page, 'Name').fill('Max Beispiel');
  await expect(sheet).not.toContainText('Antwort bis');
  await expect(sheet).not.toContainText('Erika');
});

test('what was typed before the application runs stays', async ({ page }) => {
  const release = await hold(page, '**/assets/start-*.js');
  await page.goto('/kontakt/', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Al');
  await personal(page).click();
  release();
  await appReady(page);
  await expect(field(page, 'Name')).toHaveValue('Al');
  await expect(errors(page)).toHaveText([FIELD_RULES[1][2]]);
  await expect(field(page, 'Nachricht')).toHaveValue(/^Hallo/);
  await expect(choice(page, 'persönlich')).toBeChecked();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** Each state follows from the one before. */
  const states: Record<string, (page: Page) => Promise<unknown>> = {
    'with errors, and a text to restore': async (page) => {
      await openApp(page, '/kontakt/');
      for (const label of ['Name', 'E-Mail']) await field(page, label).fill('x');
      await field(page, 'Nachricht').fill('Mein eigener Text.');
      await personal(page).click();
    },
    sent: async (page) => {
      await page.route('**/sendmail.php', (route) => route.abort());
      await fillIn(page);
      await send(page).click();
    },
    'with an undelivered message': async (page) => {
      await page.reload();
      await expect(page.getByRole('button', { name: 'Erneut senden' })).toBeVisible();
    },
  };
  const controls = 'button, textarea, input:not([type=radio]), label:has(input), .outlined, summary';

  test('every state passes axe and can be hit with a finger', async ({ page, consoleProblems }) => {
    for (const [name, step] of Object.entries(states)) {
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
