import { DEFAULT_SUBJECT, SENT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { alert, field, fillIn, send, signing, tabTo } from './kontakt-form.ts';

test.describe('sending', () => {
  test('carries exactly subject and message, a key and the token', async ({ page, context }) => {
    await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
    await openApp(page, '/kontakt/');
    const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
    await fillIn(page);
    await field(page, 'Nachricht').fill('Zeile eins\nZeile zwei');
    const sent = page.waitForRequest('**/sendmail.php');
    await send(page).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    const headers = request.headers();
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(headers['idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(headers['x-xsrf-token']).toBe(token!.value);
    const form = await new Response(request.postDataBuffer() as never, { headers }).formData();
    expect([...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')])).toEqual([
      ['subject', DEFAULT_SUBJECT],
      ['message', 'Von: erika@beispiel.de\n\nZeile eins\nZeile zwei'],
    ]);
  });

  test('carries the token also after an arrival inside the application', async ({ page, context }) => {
    await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
    await openApp(page, '/impressum/');
    expect(await context.cookies()).toEqual([]);
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click();
    await fillIn(page);
    const sent = page.waitForRequest('**/sendmail.php');
    await send(page).click();
    const { 'x-xsrf-token': token } = (await sent).headers();
    expect(token).toBeDefined();
    expect((await context.cookies()).map(({ value }) => value)).toEqual([token]);
  });

  test('happens once, however fast the form is submitted again', async ({ page }) => {
    const posts: string[] = [];
    await page.route('**/sendmail.php', (route) => {
      posts.push(route.request().url());
      return route.fulfill({ status: 202, json: { id: '1' } });
    });
    await openApp(page, '/kontakt/');
    await fillIn(page);
    const outgoing = await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#kontakt-formular')!;
      form.requestSubmit();
      form.requestSubmit();
      return JSON.parse(localStorage.getItem('kontakt.ausgang')!) as unknown[];
    });
    expect(outgoing).toHaveLength(1);
    await expect(alert(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kontakt.ausgang'))).toBeNull();
    expect(posts).toHaveLength(1);
  });

  test('is acknowledged by the server, logged, and leaves nothing behind', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await openApp(page, '/kontakt/');
    await fillIn(page);
    const answered = page.waitForResponse('**/sendmail.php');
    await send(page).click();
    expect((await answered).status()).toBe(202);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kontakt.ausgang'))).toBeNull();
    expect(logged).toEqual(['sendmail 202']);
  });

  test('reports success at once, and empties the form', async ({ page }) => {
    // Nobody answers: the alert does not wait.
    await page.route('**/sendmail.php', () => {});
    await openApp(page, '/kontakt/');
    await expect(alert(page)).toHaveCount(0);
    await fillIn(page);
    await page.getByText('persönlich', { exact: true }).click();
    await send(page).click();
    await expect(alert(page)).toContainText(SENT);
    await expect(alert(page)).toBeInViewport();
    await expect(alert(page)).toBeFocused();
    for (const label of ['Name', 'E-Mail', 'Betreff', 'Nachricht']) {
      await expect(field(page, label)).toHaveValue('');
    }
    await expect(page.getByRole('radio', { name: 'professionell' })).toBeChecked();
    await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(0);
    await expect(send(page)).toBeDisabled();
    // What is open now is no news, and next to a success a contradiction.
    await expect(page.locator('.kontakt-form__open')).toHaveCount(0);

    await field(page, 'Name').fill('Erika');
    await expect(alert(page)).toBeVisible();
    await expect(page.locator('.kontakt-form__open')).toContainText('E-Mail');
    await page.getByRole('main').getByRole('button', { name: 'Schließen' }).click();
    await expect(alert(page)).toHaveCount(0);
  });

  for (const label of ['Name', 'E-Mail', 'Betreff', 'persönlich']) {
    test(`with Enter in «${label}» leaves every field untouched`, async ({ page }) => {
      await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
      await openApp(page, '/kontakt/');
      await fillIn(page);
      await page.getByLabel(label, { exact: true }).press('Enter');
      await expect(alert(page)).toBeFocused();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
      await expect(page.locator('.kontakt-form__error:not(:empty)')).toHaveCount(0);
      await expect(page.locator('.kontakt-form__open')).toHaveCount(0);
    });
  }

  test('works with the keyboard alone', async ({ page }) => {
    await page.route('**/sendmail.php', (route) => route.fulfill({ status: 202, json: { id: '1' } }));
    await openApp(page, '/kontakt/');
    await field(page, 'Name').focus();
    await page.keyboard.type('Erika Beispiel');
    await tabTo(page, field(page, 'E-Mail'));
    await page.keyboard.type('erika@beispiel.de');
    await tabTo(page, field(page, 'Betreff'));
    await tabTo(page, page.getByRole('radio', { name: 'professionell' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'persönlich' })).toBeChecked();
    await tabTo(page, field(page, 'Nachricht'));
    await tabTo(page, signing(page));
    await tabTo(page, send(page));
    await page.keyboard.press('Enter');
    await expect(alert(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveCount(0);
  });
});
