import { expect, onTestFinished, test } from 'vitest';
import { openThreads } from './threads.ts';

/** Answers every task with the task itself; `end` makes the thread die. */
const WORKER = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, task }) => {
    if (task === 'end') throw new Error('out of memory');
    parentPort.postMessage({ id, result: task });
  });
`;

test('a thread that dies takes its own task with it and no other', async () => {
  const threads = openThreads<string, string>(
    new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`),
    1,
  );
  onTestFinished(() => threads.close());
  await expect(threads.run('end')).rejects.toThrow('out of memory');
  expect(await threads.run('next')).toBe('next');
});
