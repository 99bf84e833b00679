import type { Page, Route } from '@playwright/test';
import { dataPath } from '../../contract/data-path.ts';
import { SENT } from '../acceptance/specification.ts';
import { expect, openApp, scrollTop, test } from '../app.ts';
import { alert, field, fillInAll, send } from './kontakt-form.ts';

/** What is lost on the way, and what is then seen. What the console says of it is different each time. */
test.afterEach(({ consoleProblems }) => void consoleProblems.splice(0));

const START = '**/assets/start-*.js';
const inFooter = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const silent = () => {};

/** The page comes without what the application needs to start. */
const withoutData = async (route: Route) => {
  const response = await route.fetch();
  const body = (await response.text()).replace(/(id="seite"[^>]*>).*?<\/script>/s, '$1</script>');
  await route.fulfill({ response, body });
};

test('a failed navigation is only warned about, and the page stays', async ({ page, consoleProblems }) => {
  await openApp(page, '/lexikon/');
  await page.route(/\/(daten|impressum)\//, (route) => route.abort());
  await inFooter(page, 'Impressum').click();
  await expect.poll(() => consoleProblems.join()).toContain('Navigation failed');
  await expect(page).toHaveURL('/lexikon/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await inFooter(page, 'Impressum').click();
  await expect(page).toHaveURL('/impressum/');
});

test('a link leads on, by loading the document, after a newer build and when its data never come', async ({
  page,
}) => {
  for (const arrange of [
    async () => {
      await page.route(/\/daten\//, gone);
      await page.route(/\/assets\/kontakt-.*\.js$/, gone);
    },
    () => page.route(`**${dataPath('*', '/kontakt/')}`, silent),
  ]) {
    await openApp(page, '/impressum/');
    await arrange();
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).click();
    await expect(page).toHaveURL('/kontakt/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('if the application cannot load, the page stays readable and the hero lets go', async ({
  page,
  consoleProblems,
}) => {
  await page.route(START, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => consoleProblems.join()).toContain('dynamically imported module');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return scrollTop(page);
    })
    .toBeGreaterThan(0);
});

const isSentPlainly = async (page: Page) => {
  await fillInAll(page);
  await send(page).click();
  await expect(alert(page)).toContainText(SENT);
  await expect(page).toHaveURL('/sendmail.php');
};

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
  await expect.poll(() => consoleProblems.join()).toContain('NotFoundError');
  await isSentPlainly(page);
});

test('a form whose application cannot start, or does not come, goes its plain way', async ({
  page,
  consoleProblems,
}) => {
  for (const arrange of [
    () => page.route('/kontakt/', withoutData),
    () => page.route(START, (route) => route.abort()),
  ]) {
    await arrange();
    await page.goto('/kontakt/');
    await expect.poll(() => consoleProblems.length).toBeGreaterThan(0);
    await isSentPlainly(page);
    await page.unrouteAll();
    consoleProblems.length = 0;
  }
});
