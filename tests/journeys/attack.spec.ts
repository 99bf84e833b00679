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
  for (const payload of payloads) {
    await page.getByRole('searchbox').fill(payload);
    await expectUnharmed(page, payload);
  }
  await openApp(page, '/kontakt/');
  for (const payload of payloads) {
    for (const label of LABELS) await field(page, label).fill(payload);
    await expectUnharmed(page, payload);
  }
  for (const payload of payloads) {
    await openApp(page, '/kontakt/');
    // As a page without JavaScript sends it; the answer repeats what was typed.
    const refused = page.waitForResponse('**/sendmail.php');
    await page.evaluate(
      ([value, names]) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/sendmail.php' });
        for (const name of names) {
          const input = document.createElement('input');
          Object.assign(input, { name, value });
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [payload, FIELD_NAMES] as const,
    );
    expect((await refused).status()).toBe(422);
    await expect(field(page, 'Name')).toHaveValue(payload);
    await expectUnharmed(page, payload);
  }
  const expected = /the server responded with a status of 422/;
  consoleProblems.splice(0, Infinity, ...consoleProblems.filter((problem) => !expected.test(problem)));
});

test('no string becomes markup, whoever hands it in', async ({ page, consoleProblems }) => {
  await openApp(page, '/lexikon/');
  const refused = await page.evaluate((html) => {
    try {
      document.body.insertAdjacentHTML('beforeend', html);
    } catch (error) {
      return String(error);
    }
  }, everything);
  expect(refused).toMatch(/^TypeError/);
  await expectUnharmed(page, everything);
  // The browser tells of it.
  expect(consoleProblems.splice(0)).not.toEqual([]);
});

test('what somebody has smuggled into a page sends nothing anywhere else', async ({
  page,
  consoleProblems,
}) => {
  await openApp(page, '/kontakt/');
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

/** An empty page on another port: of another site as 127.0.0.1, of another origin only as localhost. */
async function startAttacker() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Gewinnspiel</title>');
  });
  server.listen(0);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

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

/** Every way a page has to send a form somewhere else; runs in the attacker's page. */
async function sendEveryWay(target: string): Promise<void> {
  const fields = { subject: 'fremde Anfrage', message: 'Von: opfer@beispiel.de\n\nGuten Tag zusammen' };
  const body = () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  };
  const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? 'geraten';
  const requests: RequestInit[] = [
    { mode: 'no-cors', credentials: 'include' },
    { mode: 'no-cors', credentials: 'include', body: new URLSearchParams(fields) },
    { mode: 'cors', credentials: 'include', headers: { 'X-XSRF-TOKEN': token, 'Idempotency-Key': 'a' } },
    { mode: 'no-cors', credentials: 'include', referrerPolicy: 'no-referrer', keepalive: true },
  ];
  for (const request of requests) {
    await fetch(target, { method: 'POST', body: body(), ...request }).catch(() => {});
  }
  navigator.sendBeacon(target, body());

  const frame = (sandbox?: string) => {
    const element = document.createElement('iframe');
    if (sandbox !== undefined) element.setAttribute('sandbox', sandbox);
    element.name = `f${document.querySelectorAll('iframe').length}`;
    document.body.append(element);
    return element;
  };
  const plain = {
    name: 'Erika',
    email: 'opfer@beispiel.de',
    anrede: 'persoenlich',
    ...fields,
    message: 'Guten Tag!',
  };
  for (const enctype of ['multipart/form-data', 'application/x-www-form-urlencoded', 'text/plain']) {
    const form = document.createElement('form');
    const { name } = frame();
    Object.assign(form, { method: 'post', action: target, enctype, target: name });
    for (const [field, value] of Object.entries(enctype.startsWith('app') ? plain : fields)) {
      const input = document.createElement('input');
      Object.assign(input, { name: field, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }
  // A sandboxed frame has the origin «null».
  frame('allow-scripts allow-forms').srcdoc =
    `<form method=post action="${target}"><input name=subject value=a><input name=message value=b></form>` +
    '<script>document.forms[0].submit()</script>';
}

for (const host of ['127.0.0.1', 'localhost']) {
  test(`a page on ${host} with another port sends no message in a visitor’s name`, async ({
    browser,
    baseURL,
  }) => {
    const attacker = await startAttacker();
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await visitor.goto(`${baseURL}/kontakt/`); // the visitor has the cookie
    expect(await context.cookies(baseURL!)).toMatchObject([{ name: 'XSRF-TOKEN', sameSite: 'Strict' }]);

    // The browser hides the answers from the attacker's page, so the test asks the outbox what was taken; the visitor's
    // own message shows that the outbox would tell.
    const own = await visitor.evaluate(sendOwn, host);
    expect(own).toBe(202);
    const page = await context.newPage();
    let asked = 0;
    let settled = 0;
    const isPost = (request: Request) => request.url().endsWith('/sendmail.php');
    page.on('request', (request) => (asked += Number(isPost(request))));
    page.on('requestfinished', (request) => (settled += Number(isPost(request))));
    page.on('requestfailed', (request) => (settled += Number(isPost(request))));
    await page.goto(`http://${host}:${attacker.port}/`);
    await page.evaluate(sendEveryWay, `${baseURL}/sendmail.php`);
    // Three by fetch, a beacon, three forms and a frame; the fourth fetch does not get past its preflight.
    await expect.poll(() => [asked >= 8, settled === asked]).toEqual([true, true]);
    expect(keptSubjects()).toContain(`eigene Anfrage ${host}`);
    expect(keptSubjects()).not.toContain('fremde Anfrage');

    // Nor can it show our page inside its own, or keep a hold of a window with it.
    await page.evaluate((address) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: address, name: 'rahmen' }));
    }, `${baseURL}/kontakt/`);
    await expect.poll(() => page.frame('rahmen')?.url()).toMatch(/^chrome-error:/);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void open(address), `${baseURL}/kontakt/`),
    ]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await context.close();
    attacker.close();
  });
}
