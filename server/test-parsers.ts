import { Readable } from 'node:stream';
import { FIELD_NAMES } from '../contract/message-rules.ts';
import { FILLED_IN } from '../contract/test-fields.ts';
import { formKind } from './intake/body.ts';
import { clientAddress } from './intake/client-address.ts';
import { checkSameOrigin, checkToken, freshCookie, tokenAge } from './intake/forged-request.ts';
import { createKontaktPage } from './intake/kontakt-page.ts';
import { compose } from './mail/compose.ts';
import { chooseCoding, matchesETag } from './negotiate.ts';
import { createSendmail } from './sendmail.ts';
import { createSignpost } from './signpost.ts';
import { KONTAKT_PAGE } from './test-build.ts';

/** For tests and measurements: everything that reads what a visitor sends, each with one text of any length. */
export type Parser = { name: string; parse: (text: string) => unknown };

/** The longest body that the endpoint takes (`LIMITS.form.bytes`). */
export const LARGE = 64 * 1_024;
/** Room for the names and other fields around the text: the body as a whole must not be longer than `LARGE`. */
const FRAME = 400;

const CODINGS = new Map([['br', 0] as const, ['gzip', 0] as const, ['identity', 0] as const]);
const signpost = createSignpost({
  files: [],
  notFound: [{ prefix: '/lexikon/' }],
  redirects: [],
} as unknown as Parameters<typeof createSignpost>[0]);

/** Parsers of headers and addresses. They get `HEAD_INPUTS` only: Node itself refuses control characters there. */
export const HEAD_PARSERS: Parser[] = [
  parser('content-type', (text) => formKind(head('content-type', `multipart/form-data; charset=${text}`))),
  parser('content-encoding', (text) => formKind(head('content-encoding', text))),
  parser('origin', (text) => checkSameOrigin(head('origin', `https://${text}`), undefined)),
  parser('cookie', (text) => {
    freshCookie(`XSRF-TOKEN=${text}`, 0, true);
    tokenAge(head('cookie', `XSRF-TOKEN=${text}`), 0);
    checkToken(head('cookie', `XSRF-TOKEN=${text}`));
  }),
  parser('x-forwarded-for', (text) => clientAddress('192.0.2.1', text, 1)),
  parser('accept-encoding', (text) => chooseCoding(text, CODINGS)),
  parser('if-none-match', (text) => matchesETag(text, '"x"')),
  parser('path', (text) => signpost(`/lexikon/${text}`)),
];

const MULTIPART = 'multipart/form-data; boundary=grenze';
const PLAIN = 'application/x-www-form-urlencoded';

export const BODY_PARSERS: Parser[] = [
  parser('urlencoded body', (text) => send(PLAIN, text)),
  ...FIELD_NAMES.map((field) => {
    const others = new URLSearchParams(Object.entries(FILLED_IN).filter(([name]) => name !== field));
    return parser(`urlencoded ${field}`, (text) => send(PLAIN, `${others}&${field}=${text}`));
  }),
  parser('multipart body', (text) => send(MULTIPART, text)),
  parser('multipart subject', (text) => send(MULTIPART, form(text, 'Von: a@b.de\n\nGuten Tag!'))),
  parser('multipart message', (text) => send(MULTIPART, form('Anfrage', `Von: a@b.de\n\n${text}`))),
  parser('multipart sender', (text) => send(MULTIPART, form('Anfrage', `Von: ${text}`))),
  parser('mail', (text) =>
    compose(
      { id: 'x', subject: text.slice(0, 200), message: `Von: a@b.de\n\n${text}`, receivedAt: 0 },
      { from: 'a@b.de', fromName: 'Kontaktformular', to: 'c@d.de' },
    ),
  ),
];

/** Most texts are refused, which counts as parsed: the tests only measure how long a parser takes to refuse. */
function parser(name: string, read: (text: string) => unknown): Parser {
  return {
    name,
    async parse(text) {
      try {
        await read(text.slice(0, LARGE - FRAME));
      } catch {
        // Refused.
      }
    },
  };
}

const head = (name: string, value: string) => new Headers({ [name]: value });

const form = (subject: string, message: string) =>
  `${part('subject', subject)}${part('message', message)}--grenze--`;

const part = (name: string, value: string) =>
  `--grenze\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

async function send(type: string, body: string): Promise<void> {
  const bytes = Buffer.from(body).subarray(0, LARGE);
  const headers = head('content-type', type);
  await (await sendmail({ headers, client: 'x', body: Readable.from([bytes]) })).text();
}

const sendmail = createSendmail({
  outbox: { add: async () => 'known' },
  hasRoomToHold: () => true,
  publicOrigin: undefined,
  rateLimit: { countRequest() {}, takeMessage: () => ({ isBeyond: false, giveBack() {} }) },
  pages: { refused: createKontaktPage(KONTAKT_PAGE), sent: '' },
  clock: () => 0,
  log: () => {},
  onKept: () => {},
  onUnavailable: () => {},
});

/** Texts that, repeated, make a regular expression try again and again. */
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

export type Input = { name: string; make: (size: number) => string };

/** Every seed repeated, alone and between `x` and `"x`, where a parser would go on looking. */
export const INPUTS: Input[] = SEEDS.flatMap((seed) => [
  { name: JSON.stringify(seed), make: (size: number) => fill(seed, size) },
  { name: `x${JSON.stringify(seed)}…"x`, make: (size: number) => `x${fill(seed, size)}"x` },
]);

const fill = (seed: string, size: number) => seed.repeat(Math.ceil(size / seed.length)).slice(0, size);

/** Inputs that a header can carry: no umlauts, and no control characters but the tab. */
export const HEAD_INPUTS = INPUTS.filter(({ make }) => /^[\t\x20-\x7e]*$/.test(make(9)));
