import { describe, expect, test } from 'vitest';
import {
  cleanLine,
  cleanText,
  composeMessage,
  FIELD_NAMES,
  isEmailAddress,
  type KontaktFields,
  parseMessage,
  sentFieldsOf,
  validateFields,
} from './message-rules.ts';
import { FILLED_IN } from './test-fields.ts';

test('what a field asks for is sent, but for the name and the salutation', () => {
  const sent = Object.values(sentFieldsOf(FILLED_IN)).join('\n');
  expect(FIELD_NAMES.filter((name) => !sent.includes(FILLED_IN[name]))).toEqual(['name', 'anrede']);
});

describe('validateFields', () => {
  test('a complete form is right', () => {
    expect(validateFields(FILLED_IN)).toEqual({});
  });

  test.each<[keyof KontaktFields, string, string | undefined]>([
    ['name', 'Ali', undefined],
    ['email', 'a@localhost', undefined],
    ['email', '\u200B\u202Aerika@beispiel.de\u202C\u00A0', undefined],
    ['email', 'erika @beispiel.de', 'Bitte eine gültige E-Mail-Adresse eingeben.'],
    ['subject', 'x', undefined],
    ['subject', '  ', undefined],
    ['anrede', '', 'Bitte eine Anrede auswählen.'],
    ['anrede', 'herzlich', 'Bitte eine Anrede auswählen.'],
    ['anrede', 'professionell', undefined],
    ['message', 'zehn Zeich', undefined],
  ])('%s „%s“ → %s', (field, value, error) => {
    expect(validateFields({ ...FILLED_IN, [field]: value })).toEqual(error ? { [field]: error } : {});
  });

  test('what nobody can see does not count', () => {
    expect(validateFields({ ...FILLED_IN, name: 'A\0\u202e\ufeff', message: '\0'.repeat(10) })).toMatchObject(
      {
        name: expect.stringContaining('3 Zeichen'),
        message: expect.stringContaining('Nachricht eingeben'),
      },
    );
  });

  test('a subject may have 250 bytes, a message 10,000; beyond that it says by how much', () => {
    const errorsOf = (more: number) =>
      validateFields({
        ...FILLED_IN,
        subject: 'x'.repeat(250 + more),
        message: `ü${'x'.repeat(9_998 + more)}`,
      });
    expect(errorsOf(0)).toEqual({});
    expect(errorsOf(1).subject).toContain(' 1 Zeichen');
    expect(errorsOf(12).message).toContain(' 12 Zeichen');
  });
});

describe('isEmailAddress', () => {
  const local = 'a'.repeat(64);
  const domainOf = (length: number) => `${'b'.repeat(60)}.`.repeat(5).slice(0, length - 2) + '.c';

  test.each([
    'a@localhost',
    'vor.nach+liste@sub.beispiel.de',
    "o'brien@beispiel.ie",
    'info@müller.de',
    `${local}@${domainOf(254 - 65)}`,
  ])('%s is one', (address) => expect(isEmailAddress(address)).toBe(true));

  test.each([
    'a',
    'a@',
    'a b@c',
    'a@b\r\nBcc: c@d',
    'a@b,c@d',
    'a\0@b',
    'a\u202e@b',
    '\u200ba@b.de',
    'a@b\u00ad.de',
    'a..b@c',
    'a@b.',
    'Erika <a@b>',
    '"a b"@c',
    'a@[127.0.0.1]',
    `${local}a@beispiel.de`,
    `a@${'b'.repeat(64)}.de`,
    `${local}@${domainOf(254 - 64)}`,
  ])('%j is none', (address) => expect(isEmailAddress(address)).toBe(false));
});

test('compose and parse are inverse', () => {
  const [email, text] = ['a@b.de', 'Von: c@d.de\n\nNoch eine,\n\nmit Absätzen'];
  expect(parseMessage(composeMessage(email, text))).toEqual({ email, text });
  expect(parseMessage(composeMessage(email, text).replaceAll('\n', '\r\n'))).toEqual({ email, text });
  expect(parseMessage('Von: a@b\nText')).toBeUndefined();
  expect(parseMessage('An: a@b\n\nText')).toBeUndefined();
});

test('cleaning leaves nothing invisible, and half a sign least of all', () => {
  const written = ' a\0\x7f\x9f\u061c\u200e\u202a\u2066\ufeff\r\nb\rc\td\u2028e\ud83d ';
  const text = cleanText(written);
  expect(text).not.toMatch(/[\0\r\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
  expect(text).toMatch(/a\nb\nc\td/);
  expect(text.isWellFormed()).toBe(true);
  expect(cleanLine(written)).not.toMatch(/[\n\r\t\u2028\u2029]/);
  expect([cleanText(text), cleanLine(cleanLine(written))]).toEqual([text, cleanLine(written)]);
});
