import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import jwt from './jwt.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const NOW = new Date('2026-11-19T12:00:00Z');

function hmac(claims: unknown, secret: string, alg: string) {
  const signed = `${encode({ alg })}.${encode(claims)}`;
  const hash = createHmac(`sha${alg.slice(2)}`, secret).update(signed);
  return `${signed}.${hash.digest('base64url')}`;
}
const isSigned = async (token: string, key: string) => {
  const [finding] = await jwt.later!({ token, key });
  return finding!.text === 'passt zum Schlüssel';
};

test.each(['HS256', 'HS384', 'HS512'])('it checks %s as Node does', async (alg) => {
  const token = hmac({ sub: 'Ärztin', list: [1, null] }, 'geheim ü', alg);
  expect(await isSigned(token, 'geheim ü')).toBe(true);
  expect(await isSigned(token, 'geheim üx')).toBe(false);
});

test('it checks RS256 with a public key', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const signed = `${encode({ alg: 'RS256' })}.${encode({ sub: '42' })}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  expect(await isSigned(`${signed}.${signature}`, pem)).toBe(true);
  expect(await isSigned(`${signed.slice(0, -1)}A.${signature}`, pem)).toBe(false);
  expect(await isSigned(`${signed}.${signature}`, 'geheim')).toBe(false);
});

test.each([
  [{ alg: { toString: 0 } }, { exp: { valueOf: 0 }, iat: 1e300 }],
  [{ alg: null }, { aud: [], nbf: -1, exp: '1' }],
])('whatever a token says has an answer: %j %j', (header, claims) => {
  const token = `${encode(header)}.${encode(claims)}.x`;
  expect(jwt.answer({ token, key: '' }, NOW).verdict).not.toBe('');
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
  const answer = jwt.answer({ token: `Bearer ${encode(header)}.${encode(claims)}.c2ln`, key: '' }, NOW);
  expect(answer.verdict).toContain(verdict);
  expect(answer.findings!.filter(({ isBad }) => isBad).map(({ term }) => term)).toEqual(weak);
});

test('times are told in words, and what is no time as well', () => {
  const token = `${encode(strong)}.${encode({ ...whole, exp: 1794744900, iat: 'gestern' })}.c2ln`;
  expect(jwt.answer({ token, key: '' }).findings!.map(({ text }) => text)).toEqual([
    'Sonntag, 15. November 2026 um 12:15:00 UTC',
    'keine Zahl von Sekunden seit 1970',
  ]);
});

test.each(['', 'a.b', 'a.b.c.d.e', '%%.e30.x', 'e30.W10.x'])('%j is no token that can be read', (token) => {
  expect(jwt.answer({ token, key: '' }).problem!.field).toBe('token');
});
