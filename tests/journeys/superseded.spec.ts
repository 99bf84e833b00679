import type { Page } from '@playwright/test';
import { dataPath } from '../../contract/data-path.ts';
import { expect, openApp, test } from '../app.ts';
import { exampleEntry } from '../site-map.ts';

/** What the application asks for in place of a page, whatever the build. */
const dataOf = (path: string) => `**${dataPath('*', path)}`;

/** Answers what is asked for only when it is told to. */
async function hold(page: Page, address: string, status?: number) {
  const released = Promise.withResolvers<void>();
  const answered = page.waitForResponse(address);
  await page.route(address, async (route) => {
    await released.promise;
    await (status ? route.fulfill({ status, body: '' }) : route.continue());
  });
  return async () => {
    released.resolve();
    await answered;
    // What follows from the answer has happened before a few frames are painted.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let count = 0; count < 10; count++) await frame();
    });
  };
}

test('after a newer release a page whose code is gone is met by loading its document', async ({
  page,
  consoleProblems,
}) => {
  for (const [gone, path] of [
    [/\/assets\/kontakt-.*\.js$/, '/kontakt/'],
    [/\/assets\/lexikon-.*\.js$/, '/lexikon/'],
  ] as const) {
    await openApp(page, '/impressum/');
    await page.route(/\/daten\//, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
    const link = page.getByRole('banner').locator(`a[href="${path}"]`).locator('visible=true').first();
    await link.click();
    await expect(page).toHaveURL(path);
    await page.unrouteAll();
  }
  consoleProblems.length = 0;
});

test('whoever must sign in somewhere in between gets there by the next link', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/impressum/');
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Anmelden</h1>' }));
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page).toHaveURL('/dsgvo/');
  consoleProblems.length = 0;
});

test('whoever is led to another host to sign in gets there by the next link, too', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/impressum/');
  const headers = { location: 'https://anmeldung.example/' };
  await page.route(/\/daten\//, (route) => route.fulfill({ status: 302, headers }));
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  // The browser loads the page's document instead, which a host that asks for a sign-in redirects as well.
  await expect(page).toHaveURL('/dsgvo/');
  consoleProblems.length = 0;
});

test('a request that is never answered does not keep its link dead', async ({ page, consoleProblems }) => {
  await openApp(page, '/impressum/');
  await page.route(dataOf('/dsgvo/'), () => {});
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  await expect(page).toHaveURL('/dsgvo/');
  consoleProblems.length = 0;
});

test('a click that was superseded by another leads nowhere any more', async ({ page, consoleProblems }) => {
  await openApp(page, '/impressum/');
  const answer = await hold(page, dataOf('/blog/'), 404);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  await expect(page).toHaveURL('/dsgvo/');
  await answer();
  await expect(page).toHaveURL('/dsgvo/');
  consoleProblems.length = 0;
});

test('whoever goes back while a page is on its way stays there', async ({ page }) => {
  await openApp(page, '/impressum/');
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  await expect(page).toHaveURL('/dsgvo/');
  const answer = await hold(page, dataOf('/blog/'));
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.goBack();
  await expect(page).toHaveURL('/impressum/');
  await answer();
  await expect(page).toHaveURL('/impressum/');
});

test('going back leaves nothing of the page before: no enlarged drawing, no open menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, '/impressum/');
  await page.getByRole('contentinfo').locator('a[href="/dsgvo/"]').click();
  await expect(page).toHaveURL('/dsgvo/');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.locator('nav:popover-open');
  await expect(menu).toHaveCount(1);
  await page.goBack();
  await expect(menu).toHaveCount(0);

  await openApp(page, '/lexikon/');
  await page.locator(`a[href="${exampleEntry}"]`).first().click();
  await page.locator('[data-enlarge]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
