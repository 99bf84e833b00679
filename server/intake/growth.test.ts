import { describe, expect, test } from 'vitest';
import { createSendmail } from '../sendmail.ts';
import { FILLED_IN } from '../../contract/test-fields.ts';
import { FIELD_NAMES } from '../../contract/message-rules.ts';
import { KONTAKT_PAGE } from '../test-build.ts';
import { clientAddress } from './client-address.ts';
import { formKind } from './body.ts';
import { createKontaktPage } from './kontakt-page.ts';
import { checkSameOrigin } from './same-origin.ts';
import { checkToken, freshCookie, tokenAge } from './xsrf.ts';
import { Readable } from 'node:stream';

/**
 * What every parser does with 64 times as much of the same, beside 64 times the small amount. A pattern
 * that tries again behind every character takes 64 times as long; the ratio shows it on a slow machine as well.
 */
const SMALL = 1_024;
const LARGE = 64 * 1_024;
const ROUNDS = 2;
/** 1 is linear; the rest is room for the machine. A pattern that tries again comes to 64. */
const MOST = 6;
/** Below this the clock measures itself. */
const NEGLIGIBLE_MS = 5;

const SEEDS = [
  ' ',
  '+',
  '&',
  '=',
  '<',
  '<a ',
  '">',
  '"',
  '%20',
  '%0D%0A',
  '\t\n',
  '[url',
  'www.',
  'a&',
  'a=b&',
  '@',
  '.',
  'a.',
  '-',
  ';',
  ', ',
  ':',
  '::',
  '1.',
  '\u00e4',
  'x',
  '\r\n',
  '\r\n\r\n',
  '--grenze\r\n',
  'charset=',
  '\u202e',
  'http://',
];

/** Every seed repeated, bare and in the places where a parser would go on looking. */
const inputs = SEEDS.flatMap((seed) => [
  { name: JSON.stringify(seed), make: (size: number) => fill(seed, size) },
  { name: `x${JSON.stringify(seed)}…"x`, make: (size: number) => `x${fill(seed, size)}"x` },
]);

const fill = (seed: string, size: number) => seed.repeat(Math.ceil(size / seed.length)).slice(0, size);

describe('headers', () => {
  // A header of control characters or umlauts is none; Node refuses it before we see it.
  const inHeaders = inputs.filter(({ make }) => /^[\t\x20-\x7e]*$/.test(make(9)));
  test.each(inHeaders)('of $name', async ({ make }) => {
    await grows(async (size) => {
      const value = make(size);
      const headers = new Headers({
        'content-type': `multipart/form-data; charset=${value}`,
        cookie: `XSRF-TOKEN=${value}`,
        origin: `https://${value}`,
        host: value,
        'x-xsrf-token': value,
      });
      refused(() => formKind(headers));
      refused(() => checkSameOrigin(headers, undefined));
      refused(() => checkToken(headers));
      tokenAge(headers, 0);
      freshCookie(`XSRF-TOKEN=${value}`, 0, true);
      clientAddress('192.0.2.1', value, 1);
    });
  });
});

describe('bodies', () => {
  const sendmail = createSendmail({
    outbox: { add: async () => 'known', countHeld: async () => 0 },
    publicOrigin: undefined,
    attempts: { take: () => {} },
    rateLimit: { take: async () => ({ isBeyond: false, giveBack: async () => {} }) },
    kontaktPage: createKontaktPage(KONTAKT_PAGE),
    sentPage: undefined,
    clock: () => 0,
    log: () => {},
    onKept: () => {},
  });
  const send = (type: string, body: string) =>
    sendmail({
      headers: new Headers({ 'content-type': type }),
      client: 'x',
      body: Readable.from([Buffer.from(body).subarray(0, LARGE)]),
    }).then((answer) => answer.text());

  const part = (name: string, value: string) =>
    `--grenze\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.each(inputs)('of $name', async ({ make }) => {
    await grows(async (size) => {
      const value = make(size - 400);
      await send('application/x-www-form-urlencoded', value);
      for (const field of FIELD_NAMES) {
        const rest = new URLSearchParams(Object.entries(FILLED_IN).filter(([name]) => name !== field));
        await send('application/x-www-form-urlencoded', `${rest}&${field}=${value}`);
      }
      const multipart = 'multipart/form-data; boundary=grenze';
      await send(multipart, value);
      await send(
        multipart,
        `${part('subject', value)}${part('message', 'Von: a@b.de\n\nGuten Tag!')}--grenze--`,
      );
      await send(
        multipart,
        `${part('subject', 'Anfrage')}${part('message', `Von: a@b.de\n\n${value}`)}--grenze--`,
      );
      await send(multipart, `${part('subject', 'Anfrage')}${part('message', `Von: ${value}`)}--grenze--`);
    });
  });
});

function refused(check: () => unknown): void {
  try {
    check();
  } catch {
    // Most of what stands above is wrong; how long it takes to say so is the question.
  }
}

async function grows(work: (size: number) => Promise<void>): Promise<void> {
  await work(LARGE);
  const large = await shortest(() => work(LARGE));
  if (large <= NEGLIGIBLE_MS) return;
  const small = await shortest(async () => {
    for (let size = 0; size < LARGE; size += SMALL) await work(SMALL);
  });
  const ratio = large / Math.max(small, NEGLIGIBLE_MS);
  expect(ratio, `${small.toFixed(1)} → ${large.toFixed(1)} ms`).toBeLessThan(MOST);
}

/** In milliseconds of this thread's own work: on a busy machine the clock counts everybody else's, too. */
async function shortest(work: () => Promise<void>): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < ROUNDS; i++) {
    const start = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
