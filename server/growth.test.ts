import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../contract/message-rules.ts';
import { FILLED_IN } from '../contract/test-fields.ts';
import { clientAddress } from './intake/rate-limit.ts';
import { checkToken, freshCookie } from './intake/forged-request.ts';
import { LIMITS } from './limits.ts';
import { compose } from './mail/mailer.ts';
import { createUnknownPathResolver } from './unknown-paths.ts';
import { setUp, urlencoded } from './test-app.ts';

/**
 * No request may hold up the others: everything that reads what a visitor sends is given the longest text there may be,
 * and is done within this time. What tries again behind every character takes seconds for it.
 */
const MOST_MS = 50;
/** For the names and other fields around the text. */
const FRAME = 500;

/** Texts that, repeated, make a parser try again and again. */
const SEEDS = [
  'a=b&',
  '%0D%0A',
  '<a ',
  '[url www.',
  'a@',
  '1.',
  '::',
  ', ',
  '\t\n',
  '\r\n\r\n',
  '--x\r\n',
  '\u202e',
];

const { send } = setUp({ answer: 'known', rates: { perClient: 1e9, overall: 1e9 } });
const resolveUnknownPath = createUnknownPathResolver({ files: [], redirects: [], notFound: [] });
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const form = (subject: string, message: string) =>
  send(`${part('subject', subject)}${part('message', message)}--x--`, multipart);

const BODY_PARSERS: ((text: string) => unknown)[] = [
  (text) => send(text, multipart),
  (text) => form(text, 'Von: a@b.de\n\nGuten Tag!'),
  (text) => form('Anfrage', `Von: a@b.de\n\n${text}`),
  (text) => form('Anfrage', `Von: ${text}`),
  ...FIELD_NAMES.map((field) => (text: string) => {
    const others = new URLSearchParams(Object.entries(FILLED_IN).filter(([name]) => name !== field));
    return send(`${others}&${field}=${text}`, urlencoded);
  }),
  (text) =>
    compose(
      { id: 'x', receivedAt: 0, content: { subject: text.slice(0, 200), message: `Von: a@b.de\n\n${text}` } },
      { from: 'a@b.de', fromName: 'Kontaktformular', to: 'c@d.de' },
    ),
];

const HEAD_PARSERS: ((text: string) => unknown)[] = [
  (text) => send('x', { 'content-type': `multipart/form-data; boundary=${text}` }),
  (text) => send('x', { origin: `https://${text}` }),
  (text) => {
    const cookie = `XSRF-TOKEN=${text}`;
    freshCookie(cookie, 0, true);
    checkToken(new Headers({ cookie }));
  },
  (text) => clientAddress('192.0.2.1', text, 1),
  (text) => resolveUnknownPath(`/lexikon/${text}`),
];

test.each(SEEDS)('%j again and again is read in time', async (seed) => {
  const longest = (size: number) => `x${seed.repeat(size / seed.length)}"x`;
  for (const parse of BODY_PARSERS) await expectSoon(parse, longest(LIMITS.form.bytes - FRAME));
  if (!/^[\t\x20-\x7e]*$/.test(seed)) return;
  for (const parse of HEAD_PARSERS) await expectSoon(parse, longest(LIMITS.connections.headerBytes));
});

/** Three times, because a garbage collection may come between. */
async function expectSoon(parse: (text: string) => unknown, text: string, tries = 3): Promise<void> {
  // This thread's own work: on a busy machine the clock counts everybody else's, too.
  const start = process.threadCpuUsage();
  try {
    await parse(text);
  } catch {
    // Refused: it only matters how soon.
  }
  const { user, system } = process.threadCpuUsage(start);
  if ((user + system) / 1000 < MOST_MS) return;
  expect(tries, String(parse)).toBeGreaterThan(1);
  await expectSoon(parse, text, tries - 1);
}
