import { expect, test } from 'vitest';
import { FILLED_IN } from '../contract/test-fields.ts';
import { createApp } from './app.ts';
import { createKontaktPage } from './intake/kontakt-page.ts';
import { type NewMessage, OutboxUnavailable } from './outbox/types.ts';
import { KONTAKT_PAGE, SENT_PAGE } from './test-build.ts';

/** What a visitor without JavaScript meets. */
function setUp({ broken = false, rate = 20 } = {}) {
  const kept: NewMessage[] = [];
  const app = createApp({
    outbox: {
      async add(message) {
        if (broken) throw new OutboxUnavailable(new Error('disk full'));
        const known = kept.some(({ id }) => id === message.id);
        if (!known) kept.push(message);
        return known ? 'known' : 'added';
      },
      countHeld: async () => 0,
      ready: async () => true,
    },
    headers: { 'content-security-policy': "default-src 'none'" },
    documentHeaders: { 'content-security-policy': "default-src 'self'" },
    isDraining: () => false,
    kontaktPage: createKontaktPage(KONTAKT_PAGE),
    sentPage: SENT_PAGE,
    rates: { perClient: rate, overall: rate },
    log: () => {},
  });
  const send = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.request('/sendmail.php', {
      method: 'POST',
      headers: { host: 'www.beispiel.de', 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams({ ...filledIn, ...changes }),
    });
  return { app, kept, send };
}

const filledIn = { ...FILLED_IN, message: FILLED_IN.message.replaceAll('\n', '\r\n'), website: '' };

test('a good message is answered with the page that says so, and leaves name and salutation behind', async () => {
  const { kept, send } = setUp();
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await response.text()).toBe(SENT_PAGE);
  expect(kept).toMatchObject([
    { subject: 'Anfrage', message: 'Von: erika@beispiel.de\n\nHallo,\n\nwas kostet das?', suspicions: [] },
  ]);
});

test('a double click is one message, another text another', async () => {
  const { kept, send } = setUp();
  await Promise.all([send(), send()]);
  expect(kept).toHaveLength(1);
  await send({ message: 'Noch eine Frage dazu' });
  expect(kept).toHaveLength(2);
});

test('the cookie needs no header here', async () => {
  expect((await setUp().send({}, { cookie: 'XSRF-TOKEN=abc' })).status).toBe(200);
});

test('a robot in the trap is thanked, and its message held', async () => {
  const { kept, send } = setUp();
  expect((await send({ website: 'https://spam.example' })).status).toBe(200);
  expect(kept[0]?.suspicions).toEqual([expect.any(String)]);
});

test('a wrong field comes back with its sentence, and everything typed in place', async () => {
  const { kept, send } = setUp();
  const response = await send({
    name: '"><script>alert(1)</script>',
    email: 'erika',
    subject: '$& \' "',
    message: '\nTyp </textarea><b>',
  });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  const html = await response.text();
  const sentence = 'Bitte eine gültige E-Mail-Adresse eingeben.';
  expect(html).toContain(`<a href="#kontakt-email">${sentence}</a>`);
  expect(html).toContain(`<p>${sentence}</p>`);
  expect(html).toContain('<label id="kontakt-email" aria-invalid="true">');
  expect(html).toContain('<label id="kontakt-name" aria-invalid="false">');
  expect(html).toContain('name="name">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;<');
  expect(html).toContain('name="subject">$&amp; &#39; &quot;<');
  expect(html).toContain('>\n\nTyp &lt;/textarea&gt;&lt;b&gt;</textarea>');
  expect(html).toContain('<input type="radio" value="persoenlich" checked="">');
  expect(html.match(/checked/g)).toHaveLength(1);
  expect(html).not.toContain('<script');
  expect(kept).toEqual([]);
});

test('invisible characters are refused once: the page that comes back is without them', async () => {
  const { send } = setUp();
  const refused = await send({ message: 'Sehr geehrte\u202e Damen\0 und Herren' });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('\nSehr geehrte Damen und Herren</textarea>');
});

test.each<[string, Parameters<typeof setUp>[0], number]>([
  ['too often', { rate: 1 }, 429],
  ['to a broken outbox', { broken: true }, 503],
])('a message %s comes back too', async (_, state, status) => {
  const { send } = setUp(state);
  await send({ message: 'die erste Nachricht' });
  const response = await send();
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain('was kostet das?</textarea>');
  expect(html).toMatch(/<h2>.+<\/h2><p>.+\.<\/p>/);
  expect(response.headers.has('retry-after')).toBe(true);
});

test('what another site typed does not come back', async () => {
  const response = await setUp().send({ name: 'Mallory' }, { 'sec-fetch-site': 'cross-site' });
  expect(response.status).toBe(403);
  const html = await response.text();
  expect(html).toMatch(/<h2>.+<\/h2><p>.+\.<\/p>/);
  expect(html).toContain('<textarea name="name"></textarea>');
  expect(html).not.toContain('was kostet das?');
});

test.each([
  ['no UTF-8', 'name=%ff', 400],
  ['half an escape', 'name=%e', 400],
  ['an unknown field', 'name=a&x=y', 422],
  ['a repeated field', 'name=a&name=b', 422],
  ['nothing', '', 422],
  ['too much', `name=${'x'.repeat(65_536)}`, 413],
])('a form with %s is answered with a page', async (_, body, status) => {
  const response = await setUp().app.request('/sendmail.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<form id="kontakt-formular"');
});
