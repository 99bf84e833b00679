import { hash, randomUUID } from 'node:crypto';
import { type Clock, DAY, HOUR } from './clock.ts';
import { LIMITS } from './limits.ts';
import { describeError, type Log } from './log.ts';
import { germanTime, STATUS_WORDS, type StoredMessage } from './outbox/message.ts';
import type { Digest, Retention } from './outbox/retention.ts';

type Parts = {
  outbox: Retention;
  clock: Clock;
  log: Log;
  /** Called when there is a mail to the owner; without it the log alone tells. */
  onDigest: (() => void) | undefined;
};

/** Now and every hour. */
export function startHousekeeping({ outbox, clock, log, onDigest }: Parts): void {
  async function keepHouse(): Promise<void> {
    try {
      const found = await outbox.keepHouse(clock(), onDigest ? writeDigest : () => undefined);
      const counts = { ...found, undecided: found.undecided.length };
      if (Object.values(counts).some((count) => count > 0)) log('outbox.housekeeping', counts);
      if (counts.undecided > 0) onDigest?.();
    } catch (error) {
      log('outbox.unavailable', describeError(error));
    }
  }

  void keepHouse();
  setInterval(() => void keepHouse(), HOUR);
}

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
