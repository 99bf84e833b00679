import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openOutbox } from '../outbox.ts';
import type { NewMessage, Outbox } from './types.ts';

/** For tests: a data folder that goes away with the test. */
export function freshDataDir(): string {
  const root = mkdtempSync(join(tmpdir(), 'outbox-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'neu', 'data');
}

export function openTestOutbox(dataDir = freshDataDir()): Outbox {
  const outbox = openOutbox(dataDir);
  onTestFinished(() => outbox.close());
  return outbox;
}

export function newMessage(id: string, changes: Partial<NewMessage> = {}): NewMessage {
  const message = `Von: ${id}@beispiel.de\n\nGrüße von ${id}`;
  return {
    id,
    fingerprint: `f-${id}`,
    subject: 'Anfrage',
    message,
    suspicions: [],
    receivedAt: 0,
    ...changes,
  };
}

/** Whether the text stands anywhere in the files, also where nobody looks. */
export function isOnDisk(dataDir: string, text: string): boolean {
  return readdirSync(dataDir).some((file) => readFileSync(join(dataDir, file)).includes(text));
}
