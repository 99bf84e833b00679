import type { BrowserContext, Page } from '@playwright/test';
import { SENT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { site } from '../content-of-site.ts';
import { alert, fillInAll, MESSAGE, send, stored } from './kontakt-form.ts';

/** What becomes of a message that cannot be sent at once. */

/** To a server that does not take it yet; with the keys of all it is asked to take. */
async function sendInVain(page: Page, context: BrowserContext) {
  const server = { takes: false, keys: [] as string[] };
  await context.route('**/sendmail.php', (route) => {
    server.keys.push(route.request().headers()['idempotency-key']!);
    return server.takes ? route.fulfill({ status: 202, json: { id: '1' } }) : route.abort();
  });
  await openApp(page, '/kontakt/');
  await fillInAll(page);
  await send(page).click();
  await expect(alert(page)).toContainText(SENT);
  await expect.poll(() => server.keys.length).toBeGreaterThan(0);
  return server;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Ihre Nachricht ist noch nicht übertragen' });
const within = (page: Page, name: string) => notice(page).getByRole('button', { name });

/** Outages are logged, by the page and by the browser itself; nothing else may be. */
test.afterEach(({ consoleProblems }) => {
  const others = consoleProblems.splice(0).filter((text) => !/sendmail|Failed to load resource/.test(text));
  expect(others).toEqual([]);
});

test('still undelivered on a later visit the page says so, and sends it when asked', async ({
  page,
  context,
}) => {
  const server = await sendInVain(page, context);
  await expect(notice(page)).toHaveCount(0);
  // Also within the application.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(notice(page)).toContainText(MESSAGE.subject);

  await openApp(page, '/kontakt/');
  await expect(alert(page)).toContainText('noch nicht übertragen');
  await within(page, 'Erneut senden').click();
  await expect(notice(page).getByRole('status')).toHaveText('Das hat noch nicht geklappt.');
  server.takes = true;
  await within(page, 'Erneut senden').click();
  await expect(notice(page)).toHaveCount(0);
  await expect(alert(page)).toContainText(SENT);
  await expect(alert(page)).toBeFocused();
  await expect.poll(() => stored(page)).toEqual([]);
  expect(new Set(server.keys).size).toBe(1);
});

test('it can be mailed, copied and given up without losing the place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendInVain(page, context);
  await openApp(page, '/kontakt/');
  const mail = new URL((await notice(page).getByRole('link').first().getAttribute('href'))!);
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.owner.email}`);
  expect(Object.fromEntries(mail.searchParams)).toEqual({ subject: MESSAGE.subject, body: MESSAGE.text });
  await within(page, 'Text kopieren').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${MESSAGE.subject}\n\n${MESSAGE.text}`);
  await within(page, 'Nicht mehr senden').press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(page)).toEqual([]);
});
