import { SENT } from '../acceptance/specification.ts';
import { expect, openApp, test } from '../app.ts';
import { alert, field, fillInAll, send } from './kontakt-form.ts';

// Not every engine lets a test hear its console; what is to be seen is asked in all of them.

test('an application that cannot be loaded is logged', async ({ page, consoleProblems }) => {
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/lexikon/');
  await expect
    .poll(() => consoleProblems.some((text) => text.includes('dynamically imported module')))
    .toBe(true);
  consoleProblems.length = 0;
});

test('an application that fails on the first page is logged', async ({ page, consoleProblems }) => {
  await page.route('/lexikon/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const withoutEntries = html.replace(/(id="seite"[^>]*>).*?<\/script>/s, '$1{"head":{}}</script>');
    await route.fulfill({ response, body: withoutEntries });
  });
  await page.goto('/lexikon/');
  await expect.poll(() => consoleProblems.some((text) => text.includes('TypeError'))).toBe(true);
  consoleProblems.length = 0;
});

test('a form that the application fails on while it is filled in goes its plain way', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/kontakt/');
  // As an extension of the browser might: what React is about to remove is gone.
  await page
    .locator('.kontakt-form__open span')
    .evaluateAll((texts) => texts.forEach((text) => text.remove()));
  await field(page, 'Name').fill('Erika Beispiel');
  await expect.poll(() => consoleProblems.some((text) => text.includes('NotFoundError'))).toBe(true);
  consoleProblems.length = 0;
  await fillInAll(page);
  await send(page).click();
  await expect(alert(page)).toContainText(SENT);
  await expect(page).toHaveURL('/sendmail.php');
});

test('a form whose application cannot start goes its plain way', async ({ page, consoleProblems }) => {
  for (const data of ['', '{"head":{}}']) {
    await page.route('/kontakt/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(id="seite"[^>]*>).*?<\/script>/s, `$1${data}</script>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/kontakt/');
    await expect.poll(() => consoleProblems.length).toBeGreaterThan(0);
    await fillInAll(page);
    await send(page).click();
    await expect(alert(page), data).toContainText(SENT);
    await page.unrouteAll();
    consoleProblems.length = 0;
  }
});

test('an extension that has a policy of its own for trusted types keeps nothing from starting', async ({
  page,
  consoleProblems,
}) => {
  await page.addInitScript(() => {
    type Factory = { createPolicy(name: string, rules: object): unknown };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    trustedTypes.createPolicy('default', { createHTML: (html: string) => html });
  });
  await openApp(page, '/lexikon/');
  // A second policy for trusted types breaches the site's Content Security Policy, and the browser reports it.
  consoleProblems.length = 0;
});

// In a browser that has kept no font yet.
test('one family of type that does not come keeps none of the others away', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/newsreader.*.woff2', (route) => route.abort());
  await openApp(page, '/');
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family === 'Bricolage').length),
    )
    .toBe(1);
  consoleProblems.length = 0;
});
