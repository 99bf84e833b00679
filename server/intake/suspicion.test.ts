import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { createSuspicion } from './suspicion.ts';

const enquiry = (text: string, { subject = 'Anfrage', trapped = false } = {}) => ({
  subject,
  text,
  trapped,
  message: `Von: a@b.de\n\n${text}`,
});
const links = (count: number) => 'Siehe https://beispiel.de/x und www.beispiel.de. '.repeat(count / 2);

test.each<[string, Parameters<typeof enquiry>, number | undefined]>([
  ['an ordinary enquiry', ['Guten Tag, was kostet eine Website?'], 60_000],
  ['a fast one', ['Guten Tag, was kostet eine Website?'], 500],
  ['one with a few links', [links(2)], 500],
  ['one with many links', [links(10)], 60_000],
])('%s goes through', (_, args, age) => {
  expect(createSuspicion().judge(enquiry(...args), age)).toEqual([]);
});

test.each<[string, Parameters<typeof enquiry>, number | undefined]>([
  ['what fell into the trap', ['Guten Tag', { trapped: true }], 60_000],
  ['many links in a hurry', [links(10)], 500],
  [
    'links as markup and in the subject',
    ['<a href="x">Klick</a>', { subject: 'www.spam.example' }],
    undefined,
  ],
])('%s is held, with reasons', (_, args, age) => {
  expect(createSuspicion().judge(enquiry(...args), age)).not.toEqual([]);
});

test('of so many texts the oldest is forgotten', () => {
  const { judge, remember } = createSuspicion();
  const same = enquiry('Guten Tag, wir bieten Ihnen Besucher an.');
  for (let i = 0; i < 3; i++) remember(same);
  for (let i = 0; i < LIMITS.spam.textsRemembered; i++) remember(enquiry(`Text ${i}`));
  expect(judge(same, 500)).toEqual([]);
});
