import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import cors from '../../src/features/versuch/cors.ts';
import { expect, openApp, overflowOf, test } from '../app.ts';
import { violationsOf } from '../axe.ts';

test('JSON is judged while it is typed: told, said aloud, and sent to nobody', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/json-|experiment-form/.test(request.url())) chunks.push(request.url());
  });
  await openApp(page, '/lexikon/json/');
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);

  const section = page.getByRole('region', { name: 'Ausprobieren' });
  await section.scrollIntoViewIfNeeded();
  const field = section.getByRole('textbox', { name: 'JSON' });
  await expect(field).toHaveAccessibleDescription(/Zeile 3, Spalte 14/);
  await page.waitForLoadState('networkidle');

  const address = page.url();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field.fill('');
  await field.pressSequentially('{"ort": Kiel}');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(section.getByRole('status')).toContainText('Zeile 1, Spalte 9');
  await field.fill('{"ort":"Kiel"}');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(section.getByRole('status')).toContainText('Gültiges JSON');
  await expect(section.locator('pre')).toHaveText('{\n  "ort": "Kiel"\n}');
  await section.getByRole('button', { name: 'Große Nummer' }).press('Enter');
  await expect(section).toContainText('JavaScript liest 9007199254740992');
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflowOf(page)).toBe(0);
});

test('without script the example stands there with its answer', async ({ scriptless: page }) => {
  await page.goto('/lexikon/json/');
  const section = page.getByRole('region', { name: 'Ausprobieren' });
  await expect(section).toContainText('Kein gültiges JSON');
  await expect(section.getByRole('textbox')).toHaveCount(0);
});

const EXAMPLES = [
  ['jwt', 'Ohne Unterschrift', 'Jeder kann die Angaben ändern'],
  ['jwt', 'Kurzes Geheimnis', 'passt zum Schlüssel'],
  ['cors', 'Stern und Cookies', 'Mit Cookies muss die Herkunft dastehen'],
  ['robots-txt', 'Alle PDF', 'Bingbot darf /preise.pdf nicht abrufen'],
] as const;

for (const [slug, example, words] of EXAMPLES)
  test(`${slug} answers its example «${example}», and everybody can use it`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, `/lexikon/${slug}/#ausprobieren`);
    const section = page.getByRole('region', { name: 'Ausprobieren' });
    await section.getByRole('button', { name: example }).press('Enter');
    await expect(section).toContainText(words);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page, { within: '.versuch' })).toEqual([]);
  });

/** Not among them: `*` for `Authorization`, which Chromium still takes against the standard. */
const READ = 'Access-Control-Allow-Origin';
const CALLS = [
  ['GET', 'same-origin', '', ''],
  ['GET', 'same-origin', '', `${READ}: *`],
  ['GET', 'same-origin', '', `${READ}: http://localhost:PORT`],
  ['GET', 'same-origin', '', `${READ}: http://localhost:PORT/`],
  ['GET', 'same-origin', '', `${READ}: *\n${READ}: *`],
  ['GET', 'include', '', `${READ}: *`],
  ['GET', 'include', '', `${READ}: http://localhost:PORT`],
  ['GET', 'include', '', `${READ}: http://localhost:PORT\nAccess-Control-Allow-Credentials: true`],
  ['GET', 'include', '', `${READ}: http://localhost:PORT\nAccess-Control-Allow-Credentials: True`],
  ['POST', 'same-origin', 'Content-Type: text/plain', `${READ}: *`],
  ['POST', 'same-origin', 'Content-Type: application/json', `${READ}: *`],
  [
    'POST',
    'same-origin',
    'Content-Type: application/json',
    `${READ}: *\nAccess-Control-Allow-Headers: Content-Type`,
  ],
  ['PUT', 'same-origin', '', `${READ}: *\nAccess-Control-Allow-Methods: put`],
  ['put', 'same-origin', '', `${READ}: *\nAccess-Control-Allow-Methods: GET, PUT`],
  ['patch', 'same-origin', '', `${READ}: *\nAccess-Control-Allow-Methods: PATCH`],
  ['DELETE', 'same-origin', '', `${READ}: *\nAccess-Control-Allow-Methods: *`],
  ['GET', 'same-origin', 'Authorization: x', `${READ}: *\nAccess-Control-Allow-Headers: authorization`],
  ['GET', 'same-origin', 'X-Key: x', `${READ}: *\nAccess-Control-Allow-Headers: *`],
  ['GET', 'same-origin', 'Range: bytes=0-9', `${READ}: *`],
  ['GET', 'same-origin', 'Range: bytes=-9', `${READ}: *`],
] as const;

test('what the rules of CORS say of twenty calls is what the browser does', async ({
  page,
  consoleProblems,
}) => {
  let answer = '';
  const servers = [0, 1].map(() =>
    createServer((_, response) => {
      for (const line of answer.split('\n').filter(Boolean))
        response.appendHeader(...(line.split(': ', 2) as [string, string]));
      response.setHeader('Access-Control-Max-Age', '0');
      response.end('x');
    }),
  );
  const [here, there] = await Promise.all(
    servers.map(async (server) => {
      await once(server.listen(0, 'localhost'), 'listening');
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    }),
  );
  await page.goto(here!);
  for (const [method, credentials, headers, said] of CALLS) {
    answer = said.replaceAll('http://localhost:PORT', here!);
    const call = { page: here!, target: there!, method, credentials, headers, answer };
    const isRead = await page.evaluate(
      ({ target, method, credentials, headers }) =>
        fetch(target, {
          method,
          credentials: credentials as RequestCredentials,
          headers: headers === '' ? [] : [headers.split(': ', 2) as [string, string]],
        }).then(
          () => true,
          () => false,
        ),
      call,
    );
    expect.soft(cors.answer(call).isGood, JSON.stringify(call)).toBe(isRead);
  }
  for (const server of servers) server.close();
  consoleProblems.length = 0;
});
