import type { BrowserContext, Page } from '@playwright/test';
import { expect, openApp, test, webFontsJoined } from '../app.ts';
import { screens } from '../site-map.ts';
import { field, fillInAll, send } from './kontakt-form.ts';

/** A page of each screen but the contact page, which alone leaves something behind. */
const pages = screens.filter((path) => path !== '/kontakt/');
const NOTHING = {
  cookies: [],
  localStorage: [],
  sessionStorage: [],
  databases: [],
  caches: [],
  serviceWorkers: [],
};

/** What the table of the privacy page names in `code`, in rows that begin with `kind`. */
const namedAs = (page: Page, kind: string) =>
  page
    .locator('td:first-child', { hasText: new RegExp(`^${kind} `) })
    .locator('code')
    .allTextContents();

/** Everything that the site has left in the browser. */
async function tracesIn(context: BrowserContext, page: Page) {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    serviceWorkers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  return { cookies, ...stored };
}

async function sendMessage(page: Page) {
  await fillInAll(page);
  const sending = page.waitForRequest('**/sendmail.php');
  await send(page).click();
  await sending;
}

test('the privacy page names all that a visit contacts and stores', async ({
  page,
  context,
  baseURL,
  consoleProblems,
}) => {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  page.on('websocket', (socket) => hosts.add(new URL(socket.url()).host));

  await openApp(page, '/dsgvo/');
  const cookies = await namedAs(page, 'Cookie');
  const localStorage = await namedAs(page, 'Browser-Speicher');
  const sessionStorage = await namedAs(page, 'Sitzungsspeicher');
  // The chapters below the table speak of the same names, and of no others.
  const everyName = await page.getByRole('main').locator('code').allTextContents();
  expect(new Set(everyName)).toEqual(new Set([...cookies, ...localStorage, ...sessionStorage]));
  expect(cookies.length * localStorage.length * sessionStorage.length).toBeGreaterThan(0);

  for (const path of pages) {
    await openApp(page, path);
    await page.mouse.wheel(0, 10_000);
    await webFontsJoined(page);
    await expect(page.locator('link:is([rel~=preconnect], [rel~=dns-prefetch])'), path).toHaveCount(0);
  }
  expect(await tracesIn(context, page)).toEqual(NOTHING);

  await openApp(page, '/kontakt/');
  expect(await tracesIn(context, page)).toEqual({ ...NOTHING, cookies });
  await field(page, 'Name').fill('Erika');
  await expect.poll(() => tracesIn(context, page)).toEqual({ ...NOTHING, cookies, sessionStorage });
  await sendMessage(page);
  await expect.poll(() => tracesIn(context, page)).toEqual({ ...NOTHING, cookies });
  expect((await context.cookies()).map(({ expires }) => expires)).toEqual(cookies.map(() => -1));

  await context.route('**/sendmail.php', (route) => route.abort());
  await sendMessage(page);
  expect(await tracesIn(context, page)).toEqual({ ...NOTHING, cookies, localStorage });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page).toHaveURL('/dsgvo/');
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
  // The failed transmission is logged, by the page and by the browser itself.
  expect(consoleProblems.splice(0).filter((text) => !/sendmail|ERR_FAILED/.test(text))).toEqual([]);
});
