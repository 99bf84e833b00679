import { hash, randomUUID } from 'node:crypto';
import { DAY } from '../clock.ts';
import { germanTime, STATUS_WORDS } from '../outbox/german.ts';
import { LIMITS } from '../limits.ts';
import type { Decision, Digest, ToTell } from '../outbox/retention.ts';

const MOST_LINES = 50;

/** What the owner should decide, without a word of what the messages say. No visitor's subject begins like its own. */
export function writeDigest({ undecided, expiring }: ToTell): Digest | undefined {
  const count = new Set([...undecided, ...expiring].map(({ id }) => id)).size;
  if (count === 0) return undefined;
  const subject =
    count === 1
      ? 'Postausgang: Eine Nachricht wartet auf Ihre Entscheidung'
      : `Postausgang: ${count} Nachrichten warten auf Ihre Entscheidung`;
  const message = [
    ...section('Diese Nachrichten wurden nicht zugestellt:', undecided),
    ...section(
      `Diese Nachrichten werden in ${LIMITS.retention.warning / DAY} Tagen gelöscht, wenn Sie nichts tun:`,
      expiring,
    ),
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

function section(heading: string, decisions: Decision[]): string[] {
  if (decisions.length === 0) return [];
  const lines = decisions.slice(0, MOST_LINES).map(describe);
  const more = decisions.length - lines.length;
  return [heading, '', ...lines, ...(more > 0 ? [`und ${more} weitere`] : []), ''];
}

function describe({ id, status, receivedAt, reason }: Decision): string {
  const facts = [`${STATUS_WORDS[status]}, eingegangen am ${germanTime(receivedAt)}`, reason];
  return `${id.slice(0, 8)}  ${facts.filter(Boolean).join(': ')}`;
}
