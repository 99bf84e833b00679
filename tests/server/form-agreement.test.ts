import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILLED_IN } from '../../contract/test-fields.ts';
import { form, setUp } from '../../server/test-app.ts';
import {
  cleanLine,
  cleanText,
  composeMessage,
  type KontaktFields,
  MAX_MESSAGE,
  MAX_SUBJECT,
  SALUTATIONS,
  sentFieldsOf,
  validateFields,
} from '../../contract/message-rules.ts';

const { kept, send } = setUp({ rates: { perClient: 1e9, overall: 1e9 } });

/** Sent by the application, and as a browser sends the plain form when nothing invisible is in it. */
async function expectBothTaken(fields: KontaktFields): Promise<void> {
  kept.length = 0;
  const { email, subject, text } = sentFieldsOf(fields);
  const message = composeMessage(email, text);
  expect((await send(form(['subject', subject], ['message', message]))).status).toBe(202);
  const typed = cleanText(fields.message).replaceAll('\n', '\r\n');
  const plain = { ...fields, subject, message: typed, website: '' };
  expect((await send(new URLSearchParams(plain))).status).toBe(200);
  expect(kept).toMatchObject([
    { subject, message },
    { subject, message },
  ]);
}

/** Anything a page can put into a field: control characters, halves of emoji, bidi marks … */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
    .map((units) => String.fromCharCode(...units)),
  fc.string({ unit: fc.constantFrom('\n', '\r', '\0', '\u202e', '\ufeff', '€', 'a'), maxLength: 200 }),
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

test('whatever the form accepts, the server accepts and keeps as it is', async () => {
  const property = fc.asyncProperty(fields, async (values) => {
    fc.pre(Object.keys(validateFields(values)).length === 0);
    await expectBothTaken(values);
  });
  await fc.assert(property, { numRuns: 200, ...(!process.env.FUZZ_BODIES && { seed: 1 }) });
});

test.each(['x', '\n', 'ü', '漢', '😀', '&'])('also as much as there may be of %j', async (character) => {
  const fill = (bytes: number) => character.repeat(Math.floor(bytes / Buffer.byteLength(character)));
  const values: KontaktFields = {
    ...FILLED_IN,
    email: `${'e'.repeat(64)}@${'d'.repeat(60)}.de`,
    subject: `S${cleanLine(fill(MAX_SUBJECT - 1))}`,
    message: fill(MAX_MESSAGE),
  };
  expect(validateFields(values)).toEqual({});
  await expectBothTaken(values);
});
