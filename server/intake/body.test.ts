import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { createBodyReader } from './body.ts';

test('a body in chunks of one byte is read whole', async () => {
  const read = createBodyReader();
  const body = new PassThrough();
  const result = read(body, null);
  for (const byte of Buffer.from('größer')) body.write(Buffer.from([byte]));
  body.end();
  expect(String(await result)).toBe('größer');
});

test('what one sender wrote is not in the next one’s body', async () => {
  const read = createBodyReader(1);
  const [first, second] = [new PassThrough(), new PassThrough()];
  first.end('geheime Nachricht');
  const kept = await read(first, '17');
  second.end('kurz');
  expect(String(await read(second, '4'))).toBe('kurz');
  expect(String(kept)).toBe('geheime Nachricht');
});

test('nor is what follows after a refusal', async () => {
  const read = createBodyReader();
  const [first, second] = [new PassThrough(), new PassThrough()];
  const refused = read(first, null);
  first.write(Buffer.alloc(LIMITS.form.bytes - 10, 'a'));
  first.write(Buffer.alloc(20, 'a'));
  await expect(refused).rejects.toMatchObject({ status: 413 });
  const result = read(second, null);
  const taken = once(second, 'data');
  second.write(Buffer.alloc(LIMITS.form.bytes, 'b'));
  await taken;
  const late = once(first, 'data');
  first.resume().write(Buffer.alloc(10, 'a'));
  await late;
  second.end();
  expect((await result).includes('a')).toBe(false);
});

test('who has sent everything is not sent away for another', async () => {
  const read = createBodyReader(1);
  const first = new PassThrough({ autoDestroy: false });
  first.end('ganz');
  await read(first, null);
  const second = new PassThrough();
  second.end('auch');
  await read(second, null);
  expect(first.destroyed).toBe(false);
});

test('there is room for so many; one more sends away whoever has taken the longest', async () => {
  const read = createBodyReader(2);
  const bodies = Array.from({ length: 3 }, () => new PassThrough());
  const results = bodies.map((body) => read(body, String(LIMITS.form.bytes)));
  await expect(results[0]).rejects.toMatchObject({ status: 408 });
  for (const body of bodies) body.end('Guten Tag');
  expect((await Promise.all(results.slice(1))).map(String)).toEqual(['Guten Tag', 'Guten Tag']);
});

test('a sender who leaves early gives the room back', async () => {
  const read = createBodyReader(1);
  for (let i = 0; i < 3; i++) {
    const body = new PassThrough();
    const result = read(body, null);
    body.write('halb');
    body.destroy();
    await expect(result).rejects.toMatchObject({ status: 408 });
  }
  const body = new PassThrough();
  body.end('ganz');
  expect(String(await read(body, null))).toBe('ganz');
});
