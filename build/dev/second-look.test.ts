import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lookTwice } from './second-look.ts';

function watchedFile() {
  const folder = mkdtempSync(join(tmpdir(), 'second-look-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const watcher = new EventEmitter();
  lookTwice(watcher);
  const file = join(folder, 'eintrag.md');
  const told: string[] = [];
  watcher.on('change', (name: string) => told.push(name));
  const tell = () => watcher.emit('all', 'change', file);
  return { watcher, file, told, tell };
}

test('what is written after the watcher has spoken is told as well', async () => {
  const { watcher, file, tell } = watchedFile();
  writeFileSync(file, '');
  tell();
  writeFileSync(file, 'Der Text');
  // Vite listens to `change`, the site (server.ts) to `all`.
  expect(await Promise.all([once(watcher, 'change'), once(watcher, 'all')])).toEqual([
    [file],
    ['change', file],
  ]);
});

test('what has stayed as it was heard of is not told again', async () => {
  const { watcher, file, told, tell } = watchedFile();
  writeFileSync(file, '');
  tell();
  writeFileSync(file, 'Der Text');
  tell();
  // `lookTwice` looks at this file last: once it tells of it, both looks at the first file are over.
  const other = `${file}.neu`;
  watcher.emit('all', 'add', other);
  writeFileSync(other, 'Ein anderer');
  await once(watcher, 'change');
  expect(told).toEqual([other]);
});
