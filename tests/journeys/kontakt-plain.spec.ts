import { DEFAULT_SUBJECT, FIELD_RULES, SENT } from '../acceptance/specification.ts';
import { expect, test } from '../app.ts';
import { alert, field, fillIn, LABELS, send } from './kontakt-form.ts';

/** They once stood in the answer to a message: opened without a message, they must not report one as sent. */
const ADDRESSES_THAT_SENT_NOTHING = [
  '/kontakt/?gesendet=1',
  '/kontakt/#gesendet',
  '/kontakt/?gesendet=1#gesendet',
];

test.use({ javaScriptEnabled: false });

test('a message is posted and reported as sent', async ({ page }) => {
  await page.goto('/kontakt/');
  await expect(alert(page)).toBeHidden();
  await fillIn(page);
  await page.getByText('persönlich', { exact: true }).click();
  await field(page, 'Nachricht').fill('Gesendet ohne JavaScript.');
  const posted = page.waitForRequest('**/sendmail.php');
  await send(page).click();
  const request = await posted;
  expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(request.postData()!))).toMatchObject({
    name: 'Erika Beispiel',
    email: 'erika@beispiel.de',
    subject: DEFAULT_SUBJECT,
    anrede: 'persoenlich',
    message: 'Gesendet ohne JavaScript.',
    website: '',
  });
  await expect(alert(page)).toHaveText(SENT);
  await expect(alert(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Gesendet: /);
  for (const label of LABELS) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(page.getByRole('radio', { name: 'professionell' })).toBeChecked();
});

test('an address that once stood in the answer to a message claims nothing', async ({ page }) => {
  for (const address of ADDRESSES_THAT_SENT_NOTHING) {
    await page.goto(address);
    await expect(send(page), address).toBeVisible();
    await expect(page.getByText(SENT), address).toBeHidden();
  }
});

test('a refusal names the field in German and keeps what was typed', async ({ page, consoleProblems }) => {
  await page.goto('/kontakt/');
  await field(page, 'Name').fill('Erika Beispiel');
  // Browsers take this address, the rules do not.
  await field(page, 'E-Mail').fill(`${'a'.repeat(65)}@beispiel.de`);
  await field(page, 'Nachricht').fill('Ein <b>Text</b>,\nder bleibt.');
  await send(page).click();
  await expect(page.getByText(FIELD_RULES[3][2]).first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Erika Beispiel');
  await expect(field(page, 'Nachricht')).toHaveValue('Ein <b>Text</b>,\nder bleibt.');
  await expect(field(page, 'E-Mail')).toHaveAttribute('aria-invalid', 'true');
  // The browser itself reports the status of the document.
  expect(consoleProblems.splice(0).every((text) => text.includes('422'))).toBe(true);
});

test('nobody meets the field for robots', async ({ page }) => {
  await page.goto('/kontakt/');
  await field(page, 'Nachricht').focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await expect(page.locator('[name=website]')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'leer lassen' })).toHaveCount(0);
});
