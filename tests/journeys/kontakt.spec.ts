import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { MAX_MESSAGE, MAX_SUBJECT } from '../../contract/message-rules.ts';
import { DEFAULT_SUBJECT, FIELD_RULES, SENT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { site } from '../content-of-site.ts';

const { firstName, lastName } = site.owner;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Senden', exact: true });
const signing = (page: Page) => page.getByRole('button', { name: /unterschreiben$/ });
const alert = (page: Page) => page.getByRole('alert');

async function fillIn(page: Page) {
  await field(page, 'Name').fill('Erika Beispiel');
  await field(page, 'E-Mail').fill('erika@beispiel.de');
}

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
  await expect(summary).toHaveText('');
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
    await alert(page).getByRole('button', { name: 'Schließen' }).click();
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
    await page.keyboard.press('Tab');
    await page.keyboard.type('erika@beispiel.de');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Betreff')).toBeFocused();
    await page.keyboard.press('Tab');
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

/** Past whatever else can be filled in before it. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0], timeout: 5000 });
}

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
