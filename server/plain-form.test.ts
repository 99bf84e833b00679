import { expect, test } from 'vitest';
import { composeMessage, sentFieldsOf } from '../contract/message-rules.ts';
import { FILLED_IN } from '../contract/test-fields.ts';
import { DAY } from './clock.ts';
import { OutboxUnavailable } from './outbox/database.ts';
import { setUp as setUpApp, urlencoded } from './test-app.ts';
import { SENT_PAGE } from './test-build.ts';

/** The endpoint as the plain form of a visitor without JavaScript uses it. */
function setUp(parts: Parameters<typeof setUpApp>[0] = {}) {
  const { kept, send } = setUpApp(parts);
  return {
    kept,
    send: (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(new URLSearchParams({ ...filledIn, ...changes }), { 'sec-fetch-site': 'same-origin', ...headers }),
  };
}

const filledIn = { ...FILLED_IN, message: FILLED_IN.message.replaceAll('\n', '\r\n'), website: '' };

test('a good message is answered with the page that says so, and leaves name and salutation behind', async () => {
  const { kept, send } = setUp();
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await response.text()).toBe(SENT_PAGE);
  const { email, subject, text } = sentFieldsOf(FILLED_IN);
  expect(kept).toMatchObject([{ subject, message: composeMessage(email, text), suspicions: [] }]);
});

test('a double click is one message; another text, or another day, another', async () => {
  let now = 0;
  const { kept, send } = setUp({ clock: () => now });
  await Promise.all([send(), send(), send({ message: 'Noch eine Frage dazu' })]);
  now = DAY;
  await send();
  const [first, second, ...others] = kept.map(({ id }) => id);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
});

test('a robot in the trap is thanked, and its message held', async () => {
  const { kept, send } = setUp();
  expect((await send({ website: 'https://spam.example' })).status).toBe(200);
  expect(kept[0]?.suspicions).toEqual([expect.any(String)]);
});

test('invisible characters are refused once: the page that comes back is without them', async () => {
  const { send } = setUp();
  const refused = await send({
    subject: 'An\u202efrage',
    message: 'Sehr geehrte\u202e Damen\0 und Herren',
  });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain('name="subject">Anfrage<');
  expect(html).toContain('\nSehr geehrte Damen und Herren</textarea>');
});

test.each<[string, Parameters<typeof setUp>[0], number]>([
  ['too often', { rates: { perClient: 1, overall: 1 } }, 429],
  ['to a broken outbox', { answer: new OutboxUnavailable(new Error('disk full')) }, 503],
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

test.each<[string, BodyInit, number]>([
  ['more fields than there are', '&'.repeat(16), 422],
  ['too much', `name=${'x'.repeat(65_536)}`, 413],
])('a form with %s is answered with a page', async (_, body, status) => {
  const response = await setUpApp().send(body, urlencoded);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('<form id="kontakt-formular"');
});
