import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../deploy/processes.ts';
import { openPlace } from './site-process.ts';

test('the service manager hears that visitors are answered', async () => {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const heard = join(path, 'heard');
  // Node cannot open the kind of socket that systemd listens on: its command is replaced instead.
  const command = `#!/bin/sh\necho "$1 to $NOTIFY_SOCKET" > ${heard}\n`;
  writeFileSync(join(path, 'systemd-notify'), command, { mode: 0o755 });
  await openPlace().start({ NOTIFY_SOCKET: '/run/notify', PATH: path });
  await expect.poll(() => readFileSync(heard, 'utf8')).toBe('READY=1 to /run/notify\n');
});
