import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Request } from '@playwright/test';
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
const payloads = [everything, '%'];

async function expectUnharmed(page: Page, what: string) {
  expect(await page.evaluate(() => 'hacked' in window), what).toBe(false);
  expect(await page.locator('iframe, img[src="x"], [onerror], [onload], [onfocus]').count(), what).toBe(0);
}

test('what an address carries is never run', async ({ page, consoleProblems }) => {
  for (const payload of payloads) {
    const encoded = encodeURIComponent(payload);
    for (const address of [
      `/lexikon/${encoded}/`,
      `/lexikon/?suche=${encoded}`,
      `/lexikon/#${payload}`,
      `/kontakt/?gesendet=${encoded}#${encoded}`,
      `/?${encoded}#${payload}`,
    ]) {
      const response = await page.goto(address);
      // The fragment may be all that changed, and then nothing was loaded.
      if (response && response.status() !== 404) await appReady(page);
      await expectUnharmed(page, address);
    }
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

/** What the server of these journeys has taken so far. */
function keptSubjects(): unknown[] {
  const database = new DatabaseSync('test-results/data/outbox.sqlite', { readOnly: true });
  const rows = database.prepare('SELECT subject FROM contents').all();
  database.close();
  return rows.map(({ subject }) => subject);
}

/** As the contact page does; runs in it. */
async function sendOwn(name: string): Promise<number> {
  const body = new FormData();
  body.append('subject', `eigene Anfrage ${name}`);
  body.append('message', 'Von: erika@beispiel.de\n\nGuten Tag zusammen');
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)![1]!;
  return (await fetch('/sendmail.php', { method: 'POST', body, headers: { 'X-XSRF-TOKEN': token } })).status;
}

/** Ways a page has to send a form somewhere else; runs in the attacker's page. */
async function sendEveryWay(target: string): Promise<void> {
  const fields = { subject: 'fremde Anfrage', message: 'Von: opfer@beispiel.de\n\nGuten Tag zusammen' };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? 'geraten';
  const requests: RequestInit[] = [
    { mode: 'no-cors', credentials: 'include', body },
    { mode: 'cors', credentials: 'include', body, headers: { 'X-XSRF-TOKEN': token } },
    { mode: 'no-cors', credentials: 'include', body, referrerPolicy: 'no-referrer', keepalive: true },
  ];
  for (const request of requests) await fetch(target, { method: 'POST', ...request }).catch(() => {});

  // As the form without JavaScript is sent; from a sandboxed frame its origin is «null».
  const plain = { name: 'Erika', email: 'opfer@beispiel.de', anrede: 'persoenlich', website: '', ...fields };
  const inputs = Object.entries(plain)
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('');
  for (const sandbox of ['allow-scripts allow-forms', 'allow-scripts allow-forms allow-same-origin']) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    frame.srcdoc = `<form method=post action="${target}">${inputs}</form><script>document.forms[0].submit()</script>`;
    document.body.append(frame);
  }
}

test('a page of another origin sends no message in a visitor’s name', async ({
  page,
  baseURL,
  consoleProblems,
}) => {
  const attacker = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Gewinnspiel</title>');
  }).listen(0);
  await once(attacker, 'listening');
  await page.goto('/kontakt/'); // the visitor has the cookie
  // The browser hides the answers from the attacker's page, so the test asks the outbox what was taken; the visitor's
  // own message shows that the outbox would tell.
  expect(await page.evaluate(sendOwn, 'davor')).toBe(202);
  const [asked, settled] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => request.method() === 'POST' && asked.add(request));
  page.on('requestfailed', (request) => settled.add(request));
  page.on('response', (response) => settled.add(response.request()));
  await page.goto(`http://localhost:${(attacker.address() as AddressInfo).port}/`);
  await page.evaluate(sendEveryWay, `${baseURL}/sendmail.php`);
  // Two by fetch and two forms; the other fetch does not get past its preflight.
  await expect.poll(() => asked.size).toBeGreaterThanOrEqual(4);
  await expect.poll(() => [...asked].filter((request) => !settled.has(request))).toEqual([]);
  expect(keptSubjects()).toContain('eigene Anfrage davor');
  expect(keptSubjects()).not.toContain('fremde Anfrage');
  attacker.close();
  // The browser tells of its own refusals.
  consoleProblems.length = 0;
});
