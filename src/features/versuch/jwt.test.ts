import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { assert, asyncProperty, constantFrom, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import experiment from './jwt.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const NOW = new Date('2026-11-19T12:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();

function hmac(claims: unknown, secret: string, alg = 'HS256') {
  const signed = `${encode({ alg })}.${encode(claims)}`;
  return `${signed}.${createHmac(`sha${alg.slice(2)}`, secret)
    .update(signed)
    .digest('base64url')}`;
}
const signatureOf = async (token: string, key: string) => {
  const [finding] = await experiment.later!({ token, key });
  return finding;
};

test('it checks HMAC as Node does, for any claims and any secret', async () => {
  const secrets = string({ minLength: 1 }).filter(
    (secret) => secret.trim() === secret && !secret.startsWith('{'),
  );
  await assert(
    asyncProperty(
      dictionary(string(), jsonValue()),
      secrets,
      constantFrom('HS256', 'HS384', 'HS512'),
      async (claims, secret, alg) => {
        const token = hmac(claims, secret, alg);
        expect(await signatureOf(token, secret)).toMatchObject({ isBad: false });
        expect(await signatureOf(token, `${secret}x`)).toMatchObject({ isBad: true });
        expect(experiment.answer({ token, key: '' }, NOW).problem).toBeUndefined();
      },
    ),
  );
});

test('it checks RS256 with a public key', async () => {
  const signed = `${encode({ alg: 'RS256' })}.${encode({ sub: '42' })}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  expect(await signatureOf(`${signed}.${signature}`, PEM)).toMatchObject({ isBad: false });
  const forged = `${encode({ alg: 'RS256' })}.${encode({ sub: '43' })}.${signature}`;
  expect(await signatureOf(forged, PEM)).toMatchObject({ isBad: true });
  expect(await signatureOf(forged, 'geheim')).toMatchObject({ text: expect.stringContaining('nicht lesen') });
});

test('whatever a token says has an answer', () => {
  const part = dictionary(constantFrom('alg', 'aud', 'exp', 'iat', 'nbf', 'x'), jsonValue());
  assert(
    property(part, part, (header, claims) => {
      expect(
        experiment.answer({ token: `${encode(header)}.${encode(claims)}.x`, key: '' }, NOW).verdict,
      ).not.toBe('');
    }),
    { examples: [[{ alg: { toString: 0 } }, { exp: { valueOf: 0 }, iat: 1e300 }]] },
  );
});

const strong = { alg: 'ES256' };
const whole = { aud: 'lager', exp: 4102444800 };
test.each([
  [strong, whole, 'Lesbar', []],
  [strong, { ...whole, exp: 1794744900 }, 'Abgelaufen', []],
  [strong, { ...whole, nbf: 4102444000 }, 'Noch nicht', []],
  [{ alg: 'nOnE' }, whole, 'Ohne Unterschrift', ['alg: nOnE']],
  [{}, whole, 'Lesbar', ['alg fehlt']],
  [{ alg: 'HS256' }, { exp: 4102444800 }, 'Lesbar', ['HS256', 'aud fehlt']],
  [{ ...strong, jku: 'https://x.example/' }, { aud: 'lager' }, 'Lesbar', ['Schlüssel im Kopf', 'exp fehlt']],
])('%j %j: %s', (header, claims, verdict, weak) => {
  const answer = experiment.answer(
    { token: `Bearer ${encode(header)}.${encode(claims)}.c2ln`, key: '' },
    NOW,
  );
  expect(answer.verdict).toContain(verdict);
  expect(answer.findings!.filter(({ isBad }) => isBad).map(({ term }) => term)).toEqual(weak);
});

test('times are told in words, and what is no time as well', () => {
  const token = `${encode(strong)}.${encode({ exp: 1794744900, iat: 'gestern' })}.c2ln`;
  const texts = experiment.answer({ token, key: '' }).findings!.map(({ text }) => text);
  expect(texts).toContain('Sonntag, 15. November 2026 um 12:15:00 UTC');
  expect(texts).toContain('keine Zahl von Sekunden seit 1970');
});

test.each([
  ['a.b', 'hier 2'],
  ['a.b.c.d.e', 'hier 5'],
  ['%%.e30.x', 'Teil 1'],
  ['e30.W10.x', 'Teil 2'],
])('%s is no token that can be read', (token, reason) => {
  expect(experiment.answer({ token, key: '' }).problem!.text).toContain(reason);
});
