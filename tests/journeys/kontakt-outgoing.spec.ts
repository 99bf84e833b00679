import type { BrowserContext, Page, Route } from '@playwright/test';
import { SENT } from '../acceptance/specification.ts';
import { appReady, expect, openApp, test } from '../app.ts';
import { site } from '../content-of-site.ts';

const message = {
  email: 'erika@beispiel.de',
  subject: 'Relaunch & mehr',
  text: 'Guten Tag,\n\nich habe eine Frage.',
};

const HOUR = 60 * 60 * 1000;

type Answer = (route: Route) => Promise<void>;
const unreachable: Answer = (route) => route.abort();
const unavailable: Answer = (route) => route.fulfill({ status: 503 });
const accepting: Answer = (route) => route.fulfill({ status: 202, json: { id: '1' } });

/** A server that can fail, with the keys of all it was asked to take and of all it took. */
async function serve(context: BrowserContext, answer: Answer) {
  const server = { answer, asked: [] as string[], accepted: [] as string[] };
  await context.route('**/sendmail.php', (route) => {
    const key = route.request().headers()['idempotency-key']!;
    server.asked.push(key);
    if (server.answer === accepting) server.accepted.push(key);
    return server.answer(route);
  });
  return server;
}

async function sendMessage(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Erika Beispiel');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(message.email);
  await page.getByRole('textbox', { name: 'Betreff' }).fill(message.subject);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(message.text);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(SENT);
}

/** To a server that cannot be reached; what becomes of the message is up to the test. */
async function sendInVain(page: Page, context: BrowserContext) {
  const server = await serve(context, unreachable);
  await openApp(page, '/kontakt/');
  await sendMessage(page);
  await expect.poll(() => server.asked.length).toBe(1);
  return server;
}

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('kontakt.ausgang') ?? '[]') as Record<string, unknown>[],
  );

/** No tab sends or waits for its turn. */
const idle = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return held.length + pending.length;
      }),
    )
    .toBe(0);

const notice = (page: Page) => page.getByRole('region', { name: 'Ihre Nachricht ist noch nicht übertragen' });

/** Outages are logged, by the page and by the browser itself; nothing else may be. */
test.afterEach(({ consoleProblems }) => {
  const others = consoleProblems.splice(0).filter((text) => !/sendmail|Failed to load resource/.test(text));
  expect(others).toEqual([]);
});

test('goes out, once, when the browser is online again', async ({ page, context }) => {
  const server = await serve(context, unreachable);
  await openApp(page, '/kontakt/');
  await context.setOffline(true);
  await sendMessage(page);
  await expect.poll(() => server.asked.length).toBe(1);
  expect(await stored(page)).toEqual([{ ...message, key: server.asked[0], time: expect.any(Number) }]);
  server.answer = accepting;
  await context.setOffline(false);
  await expect.poll(() => stored(page)).toEqual([]);
  await idle(page);
  expect(server.accepted).toEqual([server.asked[0]]);
});

test('goes out by itself after a failure of the server', async ({ page, context }) => {
  const server = await serve(context, unavailable);
  await openApp(page, '/kontakt/');
  await sendMessage(page);
  await expect.poll(() => server.asked.length).toBe(1);
  server.answer = accepting;
  await expect.poll(() => stored(page), { timeout: 60_000 }).toEqual([]);
  expect(server.accepted).toEqual([server.asked[0]]);
});

for (const path of ['/kontakt/', '/impressum/']) {
  test(`goes out on the next visit to ${path}, with the same key`, async ({ page, context }) => {
    const server = await sendInVain(page, context);
    server.answer = accepting;
    await openApp(page, path);
    await expect.poll(() => stored(page)).toEqual([]);
    await idle(page);
    expect(server.accepted).toEqual([server.asked[0]]);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('survives leaving the page in the moment of sending', async ({ page, context }) => {
  const server = await serve(context, () => new Promise<void>(() => {}));
  await openApp(page, '/kontakt/');
  await sendMessage(page);
  server.answer = accepting;
  await page.reload();
  await expect.poll(() => stored(page)).toEqual([]);
  expect(new Set(server.asked).size).toBe(1);
});

test('two tabs send it once', async ({ page, context, consoleProblems }) => {
  const server = await serve(context, unreachable);
  await openApp(page, '/kontakt/');
  await sendMessage(page);
  const second = await context.newPage();
  await openApp(second, '/kontakt/');
  await expect(notice(second)).toBeVisible();
  await context.setOffline(true);
  server.answer = accepting;
  await context.setOffline(false);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect(notice(second)).toHaveCount(0);
  await idle(page);
  expect(server.accepted).toHaveLength(1);
  expect(consoleProblems).not.toEqual([]);
});

test('a tab takes over what another has left behind', async ({ page, context }) => {
  const server = await serve(context, unreachable);
  await openApp(page, '/kontakt/');
  const second = await context.newPage();
  await openApp(second, '/kontakt/');
  await sendMessage(second);
  await expect.poll(() => server.asked.length).toBe(1);
  await second.close();
  server.answer = accepting;
  await expect.poll(() => stored(page), { timeout: 60_000 }).toEqual([]);
  expect(server.accepted).toEqual([server.asked[0]]);
});

test('is deleted after 72 hours', async ({ page, context }) => {
  const server = await serve(context, unreachable);
  await page.clock.install();
  await openApp(page, '/kontakt/');
  await sendMessage(page);
  await expect.poll(() => server.asked.length).toBe(1);
  await page.clock.fastForward(71 * HOUR);
  expect(await stored(page)).toHaveLength(1);
  const before = server.asked.length;
  await page.clock.fastForward(2 * HOUR);
  await page.clock.runFor(1000);
  await expect.poll(() => stored(page)).toEqual([]);
  server.answer = accepting;
  await page.reload();
  await appReady(page);
  await page.clock.runFor(10_000);
  expect(server.accepted).toEqual([]);
  expect(server.asked.length).toBeLessThanOrEqual(before + 1);
});

test('without a storage it is kept in memory for the visit', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const server = await sendInVain(page, context);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum/');
  server.answer = accepting;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => server.accepted).toEqual([server.asked[0]]);
});

test.describe('still undelivered on a later visit', () => {
  test('the page says so, and „Erneut senden“ sends it', async ({ page, context }) => {
    const server = await sendInVain(page, context);
    await expect(notice(page)).toHaveCount(0);

    await openApp(page, '/kontakt/');
    await expect(notice(page)).toContainText(message.subject);
    await notice(page).getByRole('button', { name: 'Erneut senden' }).click();
    await expect(notice(page).getByRole('status')).toHaveText('Das hat noch nicht geklappt.');

    server.answer = accepting;
    await notice(page).getByRole('button', { name: 'Erneut senden' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText(SENT);
    await expect(page.getByRole('alert')).toBeFocused();
    expect(server.accepted).toEqual([server.asked[0]]);
    expect(await stored(page)).toEqual([]);
  });

  test('also when the visitor comes back within the application', async ({ page, context }) => {
    await sendInVain(page, context);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum/');
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click();
    await expect(notice(page)).toBeVisible();
  });

  test('it can be copied, mailed and given up', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendInVain(page, context);
    await openApp(page, '/kontakt/');

    await notice(page).getByRole('button', { name: 'Text kopieren' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${message.subject}\n\n${message.text}`);

    const mail = new URL((await notice(page).getByRole('link').getAttribute('href'))!);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${site.owner.email}`);
    expect(mail.searchParams.get('subject')).toBe(message.subject);
    expect(mail.searchParams.get('body')).toBe(message.text);

    await notice(page).getByRole('button', { name: 'Nicht mehr senden' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page)).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
