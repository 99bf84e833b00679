import { DEFAULT_SUBJECT, FIELD_RULES, SENT } from '../acceptance/specification.ts';
import { expect, hold, openApp, test } from '../app.ts';
import {
  alert,
  choice,
  errors,
  field,
  fillIn,
  LABELS,
  personal,
  send,
  stored,
  summary,
} from './kontakt-form.ts';

test('success is reported at once, and the form is empty', async ({ page }) => {
  // Nobody answers: the alert does not wait.
  const release = await hold(page, '**/sendmail.php');
  await openApp(page, '/kontakt/');
  await expect(alert(page)).toHaveCount(0);
  await fillIn(page);
  await personal(page).click();
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  expect(await stored(page)).toHaveLength(1);
  await expect(alert(page)).toContainText(SENT);
  await expect(alert(page)).toBeInViewport();
  await expect(alert(page)).toBeFocused();
  for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
  await expect(choice(page, 'professionell')).toBeChecked();
  await expect(errors(page)).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
  // Which fields are open now is no news, and below the report of success it would be a contradiction.
  await expect(summary(page)).toHaveCount(0);

  await field(page, 'Name').fill('Erika');
  await expect(alert(page)).toBeVisible();
  await expect(summary(page)).toContainText('E-Mail');
  await page.locator('.kontakt-notice').getByRole('button', { name: 'Schließen' }).click();
  await expect(alert(page)).toHaveCount(0);
  release();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is refused with what was typed, posted, and reported as sent; the page alone claims nothing', async ({
    page,
    consoleProblems,
  }) => {
    // It once stood in the answer to a message.
    await page.goto('/kontakt/?gesendet=1#gesendet');
    await expect(page.getByText(SENT)).toBeHidden();
    await fillIn(page);
    await personal(page).click();
    const text = 'Ein <b>Text</b>, ohne JavaScript.';
    await field(page, 'Nachricht').fill(text);
    // Nobody meets the field for robots.
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'leer lassen' })).toHaveCount(0);
    // Browsers take this address, the rules do not.
    await field(page, 'E-Mail').fill(`${'a'.repeat(65)}@beispiel.de`);
    await send(page).click();
    await expect(page.getByText(FIELD_RULES[3][2]).first()).toBeVisible();
    await expect(field(page, 'Nachricht')).toHaveValue(text);

    await field(page, 'E-Mail').fill('erika@beispiel.de');
    const posted = page.waitForRequest('**/sendmail.php');
    await send(page).click();
    const request = await posted;
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(request.postData()!))).toMatchObject({
      name: 'Erika Beispiel',
      email: 'erika@beispiel.de',
      subject: DEFAULT_SUBJECT,
      anrede: 'persoenlich',
      message: text,
      website: '',
    });
    await expect(alert(page)).toHaveText(SENT);
    await expect(alert(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Gesendet: /);
    for (const label of LABELS) await expect(field(page, label)).toHaveValue('');
    // The browser itself reports the status of the refusal.
    expect(consoleProblems.splice(0).every((text) => text.includes('422'))).toBe(true);
  });
});
