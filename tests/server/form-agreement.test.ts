import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILLED_IN } from '../../contract/test-fields.ts';
import { createApp } from '../../server/app.ts';
import {
  cleanLine,
  cleanText,
  composeMessage,
  type KontaktFields,
  MAX_MESSAGE,
  MAX_SUBJECT,
  SALUTATIONS,
  validateFields,
} from '../../contract/message-rules.ts';

const app = createApp({
  outbox: { add: async () => 'added', countHeld: async () => 0, ready: async () => true },
  headers: {},
  isDraining: () => false,
  rates: { perClient: 1e9, overall: 1e9 },
  log: () => {},
});
const send = (body: FormData | URLSearchParams) => app.request('/sendmail.php', { method: 'POST', body });

/** As the application sends it. */
function fromApplication({ email, subject, message }: KontaktFields) {
  const body = new FormData();
  body.append('subject', cleanLine(subject));
  body.append('message', composeMessage(email, cleanText(message)));
  return send(body);
}

/** As a browser sends the plain form, when nothing invisible is in it. */
function fromPlainForm(fields: KontaktFields) {
  const message = cleanText(fields.message).replaceAll('\n', '\r\n');
  return send(new URLSearchParams({ ...fields, subject: cleanLine(fields.subject), message, website: '' }));
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const fields = fc
  .record({
    name: fc.string({ unit: 'grapheme' }),
    email: fc.oneof(fc.emailAddress(), fc.constantFrom('a@localhost', 'a.b+c@müller.de', 'x@[1.2.3.4]', '')),
    subject: text,
    anrede: fc.constantFrom(...SALUTATIONS),
    message: text,
  })
  .map((some): KontaktFields => ({ ...FILLED_IN, ...some }));

test('whatever the form accepts, the server accepts', async () => {
  const property = fc.asyncProperty(fields, async (values) => {
    fc.pre(Object.keys(validateFields(values)).length === 0);
    expect((await fromApplication(values)).status).toBe(202);
    expect((await fromPlainForm(values)).status).toBe(200);
  });
  await fc.assert(property, { numRuns: 200 });
});

test.each(['x', '\n', 'ü', '😀', '&'])('also as much as there may be of %j', async (character) => {
  const fill = (bytes: number) => character.repeat(Math.floor(bytes / Buffer.byteLength(character)));
  const values: KontaktFields = {
    ...FILLED_IN,
    email: `${'e'.repeat(64)}@${'d'.repeat(60)}.de`,
    subject: `S${cleanLine(fill(MAX_SUBJECT - 1))}`,
    message: fill(MAX_MESSAGE),
  };
  expect(validateFields(values)).toEqual({});
  expect((await fromApplication(values)).status).toBe(202);
  expect((await fromPlainForm(values)).status).toBe(200);
});
