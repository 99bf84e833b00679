import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer } from './work.ts';

type Thread = { worker: Worker; waiting: Map<number, PromiseWithResolvers<unknown>> };

/** In megabytes. By default each thread lets three times as much garbage pile up before V8 collects it. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 };

/**
 * Threads for one kind of work. They are opened with its first tasks, one for a core unless told otherwise: most
 * builds have nothing to do that an earlier one has not done.
 */
export function openThreads<Task, Result>(worker: URL, most = availableParallelism()) {
  const threads: Thread[] = [];
  let tasks = 0;

  function open(): Thread {
    const opened = new Worker(worker, { resourceLimits });
    const waiting: Thread['waiting'] = new Map();
    opened.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      if ('result' in answer) resolve(answer.result);
      else reject(new Error(answer.complaint));
    });
    const thread = { worker: opened, waiting };
    threads.push(thread);
    opened.on('error', (error) => {
      // It is dead, and would never answer another task.
      threads.splice(threads.indexOf(thread), 1);
      waiting.forEach(({ reject }) => reject(error));
    });
    return thread;
  }

  function leastBusy(): Thread {
    const [first] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
    const isFull = threads.length >= most;
    return first && (isFull || first.waiting.size === 0) ? first : open();
  }

  return {
    run(task: Task): Promise<Result> {
      const { worker, waiting } = leastBusy();
      const answer = Promise.withResolvers<Result>();
      const id = tasks++;
      waiting.set(id, answer as PromiseWithResolvers<unknown>);
      worker.postMessage({ id, task });
      return answer.promise;
    },
    close: async () => void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  };
}
