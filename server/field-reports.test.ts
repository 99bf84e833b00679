import { expect, test } from 'vitest';
import { FIELD_PATH } from '../contract/field.ts';
import type { FormFields } from './intake/form-fields.ts';
import { setUp, urlencoded } from './test-app.ts';

function reporting(noted: FormFields[] | undefined) {
  const { app } = setUp(noted && { noteField: (report) => void noted.push(report) });
  return (body: string, headers: Record<string, string> = {}) =>
    app.request(FIELD_PATH, {
      method: 'POST',
      body,
      headers: { ...urlencoded, 'content-length': String(body.length), ...headers },
    });
}

test('a report of our own pages is noted', async () => {
  const noted: FormFields[] = [];
  const { status } = await reporting(noted)('page=%2F&LCP=good', { 'sec-fetch-site': 'same-origin' });
  expect(status).toBe(204);
  expect(noted.map((report) => [...report])).toEqual([
    [
      ['page', '/'],
      ['LCP', 'good'],
    ],
  ]);
});

test.each([
  ['from another site', 'page=%2F', { 'sec-fetch-site': 'cross-site' }, 403],
  ['too long', `page=%2F&LCP=${'x'.repeat(500)}`, {}, 400],
  ['of another kind', '{}', { 'content-type': 'application/json' }, 415],
  ['not readable', 'page=%ff', {}, 400],
])('one %s is refused', async (_, body, headers, expected) => {
  const noted: FormFields[] = [];
  const { status } = await reporting(noted)(body, headers as Record<string, string>);
  expect(status).toBe(expected);
  expect(noted).toEqual([]);
});

test('a flood of them is refused', async () => {
  const noted: FormFields[] = [];
  const report = reporting(noted);
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => (await report('page=%2F')).status),
  );
  expect(statuses).toContain(429);
  expect(noted.length).toBeLessThan(100);
});

test('where nothing is measured there is no such address', async () => {
  expect((await reporting(undefined)('page=%2F')).status).toBe(404);
});
