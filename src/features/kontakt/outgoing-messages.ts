import type { SentFields } from '../../../contract/message-rules.ts';
import { KEPT_HOURS } from '../../../contract/retention.ts';

/** All that is kept of a message. */
export type OutgoingMessage = SentFields & {
  /** Tells the server that two transmissions are one message. */
  key: string;
  /** When the visitor sent it, in milliseconds. */
  time: number;
};

/** Where messages wait in the browser until the server has acknowledged them. */
export const OUTGOING = 'kontakt.ausgang';

export const LIFETIME = KEPT_HOURS * 60 * 60 * 1000;

/** Stands in for the storage while the browser refuses it: then a message lives as long as the visit. */
let memory: OutgoingMessage[] | undefined;

export function storedMessages(): OutgoingMessage[] {
  const all = memory ?? read();
  const alive = all.filter(({ time }) => Math.abs(Date.now() - time) < LIFETIME);
  if (alive.length < all.length) write(alive);
  return alive;
}

export const keep = (message: OutgoingMessage): void => write([...storedMessages(), message]);

export const forget = (key: string): void => write(storedMessages().filter((message) => message.key !== key));

function read(): OutgoingMessage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OUTGOING) ?? '[]');
    return Array.isArray(stored) ? (stored as OutgoingMessage[]) : [];
  } catch {
    return [];
  }
}

function write(messages: OutgoingMessage[]): void {
  try {
    if (messages.length > 0) localStorage.setItem(OUTGOING, JSON.stringify(messages));
    else localStorage.removeItem(OUTGOING);
    memory = undefined;
  } catch {
    memory = messages;
  }
}
