import { Worker } from 'node:worker_threads';
import type { Picture } from '../../drawings/sheets/pictures.ts';
import type { Answer } from './drawing-worker.ts';

/** Draws in a thread of its own, which is opened with the first picture: most builds draw nothing. */
export function openDrawingRoom() {
  let worker: Worker | undefined;
  const waiting = new Map<string, PromiseWithResolvers<Buffer>>();

  function open(): Worker {
    const opened = new Worker(new URL('./drawing-worker.ts', import.meta.url));
    opened.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.path)!;
      if ('content' in answer) resolve(Buffer.from(answer.content));
      else reject(new Error(answer.complaint));
    });
    opened.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
    return opened;
  }

  return {
    draw(picture: Picture): Promise<Buffer> {
      worker ??= open();
      const answer = Promise.withResolvers<Buffer>();
      waiting.set(picture.path, answer);
      worker.postMessage(picture);
      return answer.promise;
    },
    close: async () => void (await worker?.terminate()),
  };
}
