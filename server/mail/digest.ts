import { hash, randomUUID } from 'node:crypto';
import { DAY } from '../clock.ts';
import { germanTime, STATUS_WORDS } from '../outbox/german.ts';
import { LIMITS } from '../limits.ts';
import type { Digest } from '../outbox/retention.ts';
import type { StoredMessage } from '../outbox/message.ts';

const MOST_LINES = 50;

/** What the owner should decide, without a word of what the messages say. No visitor's subject begins like its own. */
export function writeDigest(undecided: StoredMessage[]): Digest | undefined {
  const count = undecided.length;
  if (count === 0) return undefined;
  const wait = count === 1 ? 'Eine Nachricht wartet' : `${count} Nachrichten warten`;
  const subject = `Postausgang: ${wait} auf Ihre Entscheidung`;
  const lines = undecided.slice(0, MOST_LINES).map(describe);
  const message = [
    `Diese Nachrichten wurden nicht zugestellt. ${LIMITS.retention.undelivered / DAY} Tage nach ihrem Eingang werden sie`,
    'gelöscht, wenn Sie nichts tun:',
    '',
    ...lines,
    ...(count > lines.length ? [`und ${count - lines.length} weitere`] : []),
    '',
    'Ansehen:   website-outbox show KENNUNG',
    'Zustellen: website-outbox retry KENNUNG',
    'Löschen:   website-outbox erase KENNUNG',
    '           website-outbox erase --held (alle zurückgehaltenen)',
    '',
    'Auf dem Server einzugeben, als root; wo die Website ohne systemd läuft: npm run outbox -- show KENNUNG',
    '',
  ].join('\n');
  // Always a new id: a message that fails again after a retry is told once more, in the same words.
  const id = randomUUID().replaceAll('-', '');
  return { id, fingerprint: hash('sha256', message, 'hex'), subject, message };
}

function describe({ id, status, receivedAt, suspicions, problem }: StoredMessage): string {
  const facts = [`${STATUS_WORDS[status]}, eingegangen am ${germanTime(receivedAt)}`, ...suspicions, problem];
  return `${id.slice(0, 8)}  ${facts.filter(Boolean).join(': ')}`;
}
