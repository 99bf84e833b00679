import type { SentFields } from '../../../contract/message-rules.ts';
import { currentDeliveries, announce, watchOtherTabs } from './deliveries.ts';
import { OUTGOING } from './outgoing-key.ts';
import { forget, keep, type OutgoingMessage, storedMessages } from './outgoing-store.ts';
import { postMessage } from './post-message.ts';

const FIRST_DELAY = 2000;
const LONGEST_DELAY = 5 * 60 * 1000;
/** Another tab's change of the storage may arrive a moment after that tab has released the lock. */
const STORAGE_LAG = 50;

/** Refused for good: only the visitor, or the next visit, tries these again. */
const refused = new Set<string>();
let failuresInARow = 0;
let notBefore = 0;
let isWatching = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

/** From here on the message is safe: it is kept before the first transmission starts. */
export function send(message: SentFields): void {
  const fresh: OutgoingMessage = { key: newKey(), ...message, time: Date.now() };
  keep(fresh);
  transmit(fresh);
}

/** Takes up what an earlier visit left behind, once in a visit. */
export function resume(): void {
  if (isWatching) return;
  watch();
  if (storedMessages().length > 0) transmit();
}

/** The visitor's own wish to try once more. */
export function retryNow(): void {
  refused.clear();
  transmit();
}

export function discard(key: string): void {
  forget(key);
  announce();
}

/** Sends a new message, or everything that is stored, after what is under way already. */
function transmit(fresh?: OutgoingMessage): void {
  watch();
  clearTimeout(timer);
  queue = queue.then(() => transmitAlone(fresh)).catch((error) => console.error('sendmail', error));
}

async function transmitAlone(fresh?: OutgoingMessage): Promise<void> {
  announce({ isSending: true });
  await alone(() => (fresh ? transmitFresh(fresh) : transmitStored()));
  planNext();
  announce({ isSending: false });
}

async function transmitFresh(fresh: OutgoingMessage): Promise<void> {
  await transmitOne(fresh);
  // Another tab that wrote in the same moment may have overwritten it.
  if (!currentDeliveries().delivered.has(fresh.key)) keep(fresh);
}

async function transmitStored(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG));
  for (const { key } of storedMessages()) {
    // Read again each time: another tab or the visitor may have dealt with it.
    const message = storedMessages().find((stored) => stored.key === key);
    if (message && !refused.has(key)) await transmitOne(message);
  }
}

async function transmitOne(message: OutgoingMessage): Promise<void> {
  const outcome = await postMessage(message);
  const { delivered, failed } = currentDeliveries();
  if (outcome.type === 'accepted') {
    failuresInARow = 0;
    forget(message.key);
    return announce({ delivered: new Set(delivered).add(message.key) });
  }
  if (outcome.type === 'refused') {
    refused.add(message.key);
  } else {
    failuresInARow += 1;
    notBefore = Date.now() + outcome.retryAfter;
  }
  announce({ failed: new Set(failed).add(message.key) });
}

function planNext(): void {
  clearTimeout(timer);
  if (storedMessages().every(({ key }) => refused.has(key))) return;
  const delay = Math.min(FIRST_DELAY * 2 ** failuresInARow, LONGEST_DELAY);
  // Half of it is left to chance, so that visitors do not come back all at once.
  const wait = delay * (0.5 + Math.random() / 2);
  timer = setTimeout(transmit, Math.max(wait, notBefore - Date.now()));
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', () => {
    failuresInARow = 0;
    if (notBefore <= Date.now() && storedMessages().length > 0) transmit();
  });
  // What another tab leaves behind when it is closed, this one sends.
  watchOtherTabs(planNext);
}

/** One tab at a time. Where locks are missing or forbidden, the server still recognises the key. */
async function alone(work: () => Promise<void>): Promise<void> {
  let isStarted = false;
  try {
    await navigator.locks.request(OUTGOING, () => {
      isStarted = true;
      return work();
    });
  } catch (error) {
    if (isStarted) throw error;
    await work();
  }
}

/** `randomUUID` exists only on HTTPS and localhost; the server takes any key. */
const newKey = (): string =>
  'randomUUID' in crypto
    ? crypto.randomUUID()
    : (crypto as Crypto).getRandomValues(new Uint8Array(16)).join('-');
