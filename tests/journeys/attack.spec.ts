import type { Page } from '@playwright/test';
import { FIELD_NAMES } from '../../contract/message-rules.ts';
import { appReady, expect, openApp, test } from '../app.ts';
import { field, LABELS } from './kontakt-form.ts';

/** Each would set `window.hacked` if any of it ever ran. */
const RUN = 'window.hacked=1';
const everything = [
  `<img src=x onerror=${RUN}>`,
  `"><script>${RUN}</script>`,
  `'"><svg onload=${RUN}>`,
  `</textarea><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `" autofocus onfocus="${RUN}" x="`,
  `javascript:${RUN}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<iframe srcdoc="<script>parent.hacked=1</script>">`,
  `%22%3E%3Cimg src=x onerror=${RUN}%3E`,
].join(' ');

async function expectUnharmed(page: Page, what: string) {
  expect(await page.evaluate(() => 'hacked' in window), what).toBe(false);
  expect(await page.locator('iframe, img[src="x"], [onerror], [onload], [onfocus]').count(), what).toBe(0);
}

test('what an address carries is never run', async ({ page, consoleProblems }) => {
  const encoded = encodeURIComponent(everything);
  for (const address of [
    `/lexikon/${encoded}/`,
    `/lexikon/?suche=${encoded}`,
    `/lexikon/?suche=%#%`,
    `/kontakt/?gesendet=${encoded}#${encoded}`,
    `/?${encoded}#${everything}`,
  ]) {
    const response = await page.goto(address);
    if (response!.status() !== 404) await appReady(page);
    await expectUnharmed(page, address);
  }
  // The browser reports an unknown entry's 404 by itself.
  const expected = /the server responded with a status of 404/;
  consoleProblems.splice(0, Infinity, ...consoleProblems.filter((problem) => !expected.test(problem)));
});

test('what is typed is never run: search, form, and the page that refuses it', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/lexikon/');
  await page.getByRole('searchbox').fill(everything);
  await expectUnharmed(page, 'search');
  await openApp(page, '/kontakt/');
  for (const label of LABELS) await field(page, label).fill(everything);
  await expectUnharmed(page, 'form');
  // As a page without JavaScript sends it; the answer repeats what was typed.
  const refused = page.waitForResponse('**/sendmail.php');
  await page.evaluate(
    ([value, names]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/sendmail.php' });
      for (const name of names) form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [everything, FIELD_NAMES] as const,
  );
  expect((await refused).status()).toBe(422);
  await expect(field(page, 'Name')).toHaveValue(everything);
  await expectUnharmed(page, 'refusal');
  const expected = /the server responded with a status of 422/;
  expect(consoleProblems.splice(0).filter((problem) => !expected.test(problem))).toEqual([]);
});

test('no string becomes markup, and what is smuggled in sends nothing anywhere else', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/kontakt/');
  const refused = await page.evaluate((html) => {
    try {
      document.body.insertAdjacentHTML('beforeend', html);
    } catch (error) {
      return String(error);
    }
  }, everything);
  expect(refused).toMatch(/^TypeError/);
  await expectUnharmed(page, everything);
  await page.evaluate(async (elsewhere) => {
    const add = (name: string, attributes: object) => {
      const element = Object.assign(document.createElement(name), attributes);
      document.body.append(element);
      return element;
    };
    add('base', { href: elsewhere });
    add('img', { src: elsewhere });
    (add('form', { action: elsewhere, method: 'post' }) as HTMLFormElement).submit();
    await fetch(elsewhere, { mode: 'no-cors' }).catch(() => {});
  }, 'http://127.0.0.1:9/');
  const stopped = () => new Set(consoleProblems.map((problem) => /^policy (\S+)/.exec(problem)?.[1]));
  await expect
    .poll(() => [...stopped()])
    .toEqual(expect.arrayContaining(['base-uri', 'img-src', 'form-action', 'connect-src']));
  consoleProblems.length = 0;
});
