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
  sentFieldsOf,
  validateFields,
} from '../../contract/message-rules.ts';

const { kept, send } = setUp({ rates: { perClient: 1e9, overall: 1e9 } });

/** Sent by the application, and as a browser sends the plain form when nothing invisible is in it. */
async function expectBothTaken(changes: Partial<KontaktFields>): Promise<void> {
  const fields = { ...FILLED_IN, ...changes };
  expect(validateFields(fields)).toEqual({});
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

test.each<Partial<KontaktFields>>([
  { email: 'a@localhost' },
  { email: 'a.b+c@müller.de' },
  { email: '\u200B\u202Aerika@beispiel.de\u202C\u00A0' },
  { subject: '  ' },
  { subject: '  Frage\r\nan\u2028Sie\u202e \0' },
  { message: 'Von: x@y.de\n\nnoch eine Nachricht' },
  { message: 'Halbe Zeichen \ud83d\ud83d\udc4d und \udc4d, ganze 👩‍👩‍👧' },
  { message: '\ufeff\r\rGuten\rTag\r\n\r\nzusammen\u202e\0\x7f\x9f\n\n' },
])('what the form accepts, the server accepts and keeps as it is: %j', expectBothTaken);

test.each(['x', '\n', 'ü', '漢', '😀', '&'])('also as much as there may be of %j', async (character) => {
  const fill = (bytes: number) => character.repeat(Math.floor(bytes / Buffer.byteLength(character)));
  await expectBothTaken({
    email: `${'e'.repeat(64)}@${'d'.repeat(60)}.de`,
    subject: `S${cleanLine(fill(MAX_SUBJECT - 1))}`,
    message: fill(MAX_MESSAGE),
  });
});
