import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readBody } from './form.ts';

test('a body in chunks of one byte is read whole', async () => {
  const body = new PassThrough();
  const result = readBody(body, null);
  for (const byte of Buffer.from('größer')) body.write(Buffer.from([byte]));
  body.end();
  expect(String(await result)).toBe('größer');
});

test('a sender who leaves early is told of no success', async () => {
  const body = new PassThrough();
  const result = readBody(body, null);
  body.write('halb');
  body.destroy();
  await expect(result).rejects.toMatchObject({ status: 408 });
});
