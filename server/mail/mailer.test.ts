import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { compose, type Correspondents, type Letter } from './mailer.ts';
import type { Content, StoredMessage } from '../outbox/message.ts';
import { writeDigest } from '../housekeeping.ts';

const letter: Letter = {
  id: 'abc',
  content: { subject: 'Größe und „mehr“', message: 'Von: erika@beispiel.de\n\nÄ. Hallo\n.\nGruß' },
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
};

const PEOPLE: Correspondents = {
  from: 'web@haus.de',
  fromName: 'Kontaktformular www.haus.de',
  to: 'chef@haus.de',
};

async function write(changes: Partial<Content> = {}, people: Correspondents = PEOPLE): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = compose({ ...letter, content: { ...letter.content, ...changes } }, people);
  return String((await transport.sendMail(mail)).message);
}

test('sender and receiver are ours, the visitor is where the answer goes', async () => {
  const mail = await write();
  expect(mail).toMatch(/^From: "?Kontaktformular www\.haus\.de"? <web@haus\.de>$/m);
  expect(mail).toMatch(/^To: chef@haus\.de$/m);
  expect(mail).toMatch(/^Reply-To: erika@beispiel\.de$/m);
  expect(mail).toMatch(/^Message-ID: <abc@haus\.de>$/m);
  expect(mail).toMatch(/^Date: Fri, 02 Jan 2026 03:04:05 \+0000$/m);
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
});

test('no visitor can send what the server itself reports', async () => {
  const held = { id: 'abc', status: 'held', receivedAt: 0, suspicions: ['viele Links'] } as StoredMessage;
  const { subject, message } = writeDigest([held])!;
  const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)![1];
  const reported = subjectOf(await write({ subject, message }));
  for (const typed of [subject, subject.replace(/^.*?: /, '')])
    expect(subjectOf(await write({ subject: typed }))).toMatch(/^Kontaktformular: /);
  expect(reported).toMatch(/^Postausgang: /);
});

test('the text is what was written, and the same letter is the same mail', async () => {
  expect(compose(letter, PEOPLE).text).toBe(letter.content.message);
  expect(await write()).toBe(await write());
});

test.each([
  'Bericht ohne Absender',
  'Von: a@a\u05d0.de\n\nText',
  // In ASCII these domains are «0,root» and «(1).de».
  'Von: a@\u{1f101}root\n\nText',
  'Von: a@\u2474.de\n\nText',
  // Decoded, as some mail programs do it, these are two addresses.
  'Von: =?UTF-8?Q?chef=40haus.de=2C?=@beispiel.de\n\nText',
])('without a usable address: %j', async (message) => {
  expect(await write({ message })).not.toMatch(/^Reply-To/m);
});

test('a subject that looks like an encoded word is shown as text', async () => {
  expect(await write({ subject: '=?utf-8?Q?Rechnung?=' })).toMatch(
    /^Subject: Kontaktformular: = \?utf-8\?Q\?Rechnung\?=$/m,
  );
});

test('nothing in a subject becomes a header of its own', async () => {
  const mail = await write({ subject: 'a\r\nBcc: opfer@beispiel.de' });
  expect(mail).not.toMatch(/^Bcc:/m);
});
