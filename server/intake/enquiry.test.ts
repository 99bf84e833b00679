import { expect, test } from 'vitest';
import { greeting, message, setUp } from '../test-app.ts';
import { canonicalAddress } from './enquiry.ts';

const SPELLINGS = ['info', 'Info', 'INFO', '\uff49nfo', ' info', '\u200binfo'].flatMap((name) =>
  [
    'müller.de',
    'mu\u0308ller.de',
    'MÜLLER.DE',
    'xn--mller-kva.de',
    'ＭＵ\u0308ｌｌｅｒ.de ',
    'mül\u00adler。de',
  ].map((domain) => `${name}@${domain}`),
);

test(`${SPELLINGS.length} spellings of one address are one, and another is another`, () => {
  expect(new Set(SPELLINGS.map(canonicalAddress))).toEqual(new Set(['info@xn--mller-kva.de']));
  expect(canonicalAddress('info@mueller.de')).not.toBe('info@xn--mller-kva.de');
  expect(canonicalAddress('Ohne Klammeraffe@')).toBe('ohne klammeraffe@');
});

test.each(['\u200ba@b.de', 'a@b\u00ad.de', ' a@b.de', 'a@b.de ', 'a b@c.de'])(
  'the address %j is not kept: nobody would find it again',
  async (address) => {
    const { send, kept } = setUp();
    const response = await send(message('Anfrage', greeting.replace('a@b.de', address)));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ fehler: 'Bitte eine gültige E-Mail-Adresse eingeben.' });
    expect(kept).toEqual([]);
  },
);
