import type { BrowserContext, Page, Route } from '@playwright/test';
import { SENT } from '../acceptance/specification.ts';
import { appReady, expect, openApp, test } from '../app.ts';
import { alert, fillInAll, MESSAGE, send } from './kontakt-form.ts';

const HOUR = 60 * 60 * 1000;

type Answer = (route: Route) => Promise<void>;
const unreachable: Answer = (route) => route.abort();
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
  await fillInAll(page);
  await send(page).click();
  await expect(alert(page)).toContainText(SENT);
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

test('is told to who hears the page, and given up without losing the place', async ({ page, context }) => {
  await sendInVain(page, context);
  await page.reload();
  await expect(alert(page)).toContainText('noch nicht übertragen');
  await notice(page).getByRole('button', { name: 'Nicht mehr senden' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('is deleted after 72 hours', async ({ page, context }) => {
  await page.clock.install();
  const server = await sendInVain(page, context);
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

test('still undelivered on a later visit it can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendInVain(page, context);
  await openApp(page, '/kontakt/');
  await notice(page).getByRole('button', { name: 'Text kopieren' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${MESSAGE.subject}\n\n${MESSAGE.text}`);
});
