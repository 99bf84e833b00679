import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';

export type Answer = { id: number; result: unknown } | { id: number; complaint: string };

/** What a thread does: answers each task with its result, or with what is wrong with it. */
export function work<Task>(load: () => Promise<(task: Task) => unknown>): void {
  enableCompileCache(resolve('node_modules/.cache/compiled'));
  // Only now: what is imported at the top would be compiled in every thread of every build.
  const loaded = load();
  parentPort!.on('message', async ({ id, task }: { id: number; task: Task }) => {
    const answer = await loaded
      .then((handle) => handle(task))
      .then(
        (result): Answer => ({ id, result }),
        (error: unknown): Answer => ({ id, complaint: (error as Error).message }),
      );
    parentPort!.postMessage(answer);
  });
}
