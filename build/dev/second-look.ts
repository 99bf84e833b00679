import type { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';

/** In milliseconds; longer than the watcher keeps quiet about a file of which it has just spoken. */
const SETTLED = 100;

/**
 * A file is emptied before it is written, and the watcher drops what happens to it within 50 ms of the last event: on
 * a busy machine nobody would hear of the text. So each file is looked at again, and what has changed is said again.
 */
export function lookTwice(watcher: EventEmitter): void {
  const heard = new Map<string, string>();
  watcher.on('all', (_event: string, file: string) => {
    heard.set(file, stampOf(file));
    setTimeout(() => {
      if (heard.get(file) === stampOf(file)) return;
      watcher.emit('change', file);
      watcher.emit('all', 'change', file);
    }, SETTLED).unref();
  });
}

function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size}` : 'gone';
}
