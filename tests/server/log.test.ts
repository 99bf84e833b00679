import { once } from 'node:events';
import { expect, test } from 'vitest';
import { openPlace, post } from './site-process.ts';

test('a log on a full disk costs lines, not the server', async () => {
  const { origin, end } = await openPlace().start({}, { log: '/dev/full' });
  for (const key of ['a', 'b', 'c']) expect((await post(origin, key)).status).toBe(202);
  expect(await end()).toBe(0);
});

test('a crash is told without the words of the error, which may be a visitor’s', async () => {
  const crash = `process.once('SIGUSR2', () => { throw new RangeError('besucher@beispiel.de') })`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(crash)}`;
  const { child, log } = await openPlace().start({ NODE_OPTIONS });
  child.kill('SIGUSR2');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(JSON.parse(log.at(-1)!)).toMatchObject({ event: 'server.crash', error: 'RangeError' });
  expect(log.join()).not.toContain('besucher@');
});
