import { OUTGOING } from './outgoing-key.ts';
import { type OutgoingMessage, storedMessages } from './outgoing-store.ts';

/** What the contact page knows about messages under way. */
export type Deliveries = {
  waiting: readonly OutgoingMessage[];
  /** Keys of those that were tried in this visit without success. */
  failed: ReadonlySet<string>;
  /** Keys of those that the server has acknowledged in this visit. */
  delivered: ReadonlySet<string>;
  isSending: boolean;
};

/** While the page is prerendered and hydrated, nothing is known yet. */
export const NO_DELIVERIES: Deliveries = {
  waiting: [],
  failed: new Set(),
  delivered: new Set(),
  isSending: false,
};

let known: Deliveries | undefined;
const listeners = new Set<() => void>();

/** The same object until something changes, as React asks for. */
export function currentDeliveries(): Deliveries {
  known ??= { ...NO_DELIVERIES, waiting: storedMessages() };
  return known;
}

/** Tells everyone of a change; what is waiting is read from the storage. */
export function announce(change: Partial<Omit<Deliveries, 'waiting'>> = {}): void {
  known = { ...currentDeliveries(), ...change, waiting: storedMessages() };
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopWatching = watchOtherTabs(announce);
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}

/** Calls back when another tab has changed what is stored. */
export function watchOtherTabs(onChange: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === OUTGOING || key === null) onChange();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
