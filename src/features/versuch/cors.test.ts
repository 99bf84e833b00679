import { expect, test } from 'vitest';
import cors from './cors.ts';

const call = {
  page: 'https://shop.example',
  target: 'https://api.example/x',
  method: 'GET',
  credentials: 'same-origin',
  headers: '',
  answer: 'Access-Control-Allow-Origin: *',
};
const judged = (some: Partial<typeof call>) => cors.answer({ ...call, ...some });
const preflightOf = (some: Partial<typeof call>) =>
  judged(some).findings!.find(({ term }) => term === 'Vorabfrage')!.text;

/** The examples of the Fetch standard and of MDN for what needs a preflight. */
test.each([
  [{}, 'Nein'],
  [{ method: 'POST', headers: 'Content-Type: text/plain;charset=utf-8' }, 'Nein'],
  [{ method: 'POST', headers: 'Content-Type: application/json' }, 'wegen: content-type'],
  [{ headers: `Accept: ${'a'.repeat(129)}` }, 'wegen: accept'],
  [{ headers: 'Range: bytes=-99' }, 'wegen: range'],
  [{ headers: 'Cookie: a=b\nSec-Fetch-Mode: cors' }, 'Nein'],
  [{ headers: 'Authorization: Bearer x\nX-Key: y' }, 'wegen: authorization, x-key'],
  [{ method: 'DELETE' }, 'wegen: DELETE'],
  [{ method: 'patch' }, 'wegen: patch'],
])('preflight for %j: %s', (some, text) => {
  expect(preflightOf(some)).toContain(text);
});

/** As Chromium, Firefox and WebKit answered them when they were asked. */
const ORIGIN = 'Access-Control-Allow-Origin';
const SHOP = `${ORIGIN}: https://shop.example`;
test.each([
  [{ answer: '' }, false],
  [{ answer: SHOP }, true],
  [{ answer: `${SHOP}/` }, false],
  [{ answer: `HTTP/1.1 404 Not Found\n${SHOP}` }, true],
  [{ method: 'PUT', answer: `HTTP/1.1 405\n${SHOP}\nAccess-Control-Allow-Methods: PUT` }, false],
  [{ credentials: 'include' }, false],
  [{ credentials: 'include', answer: `${SHOP}\nAccess-Control-Allow-Credentials: true` }, true],
  [{ credentials: 'include', answer: `${SHOP}\nAccess-Control-Allow-Credentials: True` }, false],
  [{ method: 'PUT', answer: `${ORIGIN}: *\nAccess-Control-Allow-Methods: put` }, false],
  [{ method: 'put', answer: `${ORIGIN}: *\nAccess-Control-Allow-Methods: GET, PUT` }, true],
] as [Partial<typeof call>, boolean][])('%j may be read: %s', (some, isGood) => {
  expect(judged(some).isGood).toBe(isGood);
});

test('what it tells the server to say is what it accepts', () => {
  const all = { method: 'PUT', credentials: 'include', headers: 'X-Key: y\nContent-Type: application/json' };
  const { isGood, shown } = judged(all);
  expect(isGood).toBe(false);
  expect(judged({ ...all, answer: shown![0]!.lines[0]! })).toMatchObject({ isGood: true });
});

test('the star stands for Authorization not for long, and for nothing beside cookies', () => {
  const answer = 'Access-Control-Allow-Origin: *\nAccess-Control-Allow-Headers: *';
  expect(judged({ answer, headers: 'X-Key: y' }).isGood).toBe(true);
  const warned = (some: string) =>
    judged({ answer: some, headers: 'Authorization: y' }).findings!.flatMap(({ term, isBad }) =>
      isBad ? term : [],
    );
  expect(warned(answer)).toEqual(['Authorization']);
  expect(warned(`${answer}, authorization`)).toEqual([]);
  expect(warned('Access-Control-Allow-Origin: *')).toEqual(['authorization is not allowed']);
  const named = `${SHOP}\nAccess-Control-Allow-Credentials: true\nAccess-Control-Allow-Headers: *`;
  expect(judged({ answer: named, headers: 'X-Key: y', credentials: 'include' }).isGood).toBe(false);
});

test('where CORS does not hold, or the browser does not even ask', () => {
  expect(judged({ target: 'https://shop.example/x', answer: '' }).verdict).toContain('Gleiche Herkunft');
  expect(judged({ method: 'TRACE' }).problem!.field).toBe('method');
  expect(judged({ page: 'shop' }).problem!.field).toBe('page');
});
