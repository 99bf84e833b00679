import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { compose, type Letter } from './compose.ts';

const letter: Letter = {
  id: 'abc',
  subject: 'Größe und „mehr“',
  message: 'Von: erika@beispiel.de\n\nÄ. Hallo\n.\nGruß',
  receivedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
};

async function write(changes: Partial<Letter> = {}): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const mail = compose({ ...letter, ...changes }, { from: 'web@haus.de', to: 'chef@haus.de' });
  return String((await transport.sendMail(mail)).message);
}

test('sender and receiver are ours, the visitor is where the answer goes', async () => {
  const mail = await write();
  expect(mail).toMatch(/^From: web@haus\.de$/m);
  expect(mail).toMatch(/^To: chef@haus\.de$/m);
  expect(mail).toMatch(/^Reply-To: erika@beispiel\.de$/m);
  expect(mail).toMatch(/^Message-ID: <abc@haus\.de>$/m);
  expect(mail).toMatch(/^Date: Fri, 02 Jan 2026 03:04:05 \+0000$/m);
  expect(mail).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
});

test('the same letter is the same mail', async () => {
  expect(await write()).toBe(await write());
});

test('a domain with umlauts is written as DNS knows it', async () => {
  expect(await write({ message: 'Von: a@müller.de\n\nText' })).toMatch(/^Reply-To: a@xn--mller-kva\.de$/m);
});

test.each([
  'Bericht ohne Absender',
  'Von: a@a\u05d0.de\n\nText',
  // In ASCII these domains are «0,root» and «(1).de».
  'Von: a@\u{1f101}root\n\nText',
  'Von: a@\u2474.de\n\nText',
])('without a usable address: %j', async (message) => {
  expect(await write({ message })).not.toMatch(/^Reply-To/m);
});

test('nothing in a subject becomes a header of its own', async () => {
  const mail = await write({ subject: 'a\r\nBcc: opfer@beispiel.de' });
  expect(mail).not.toMatch(/^Bcc:/m);
});
