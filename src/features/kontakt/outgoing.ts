import { OUTGOING } from './outgoing-key.ts';

/**
 * Goes on with what an earlier visit could not send. This file is part of every page; the sender
 * is loaded only when there is something to send.
 */
export function resumeSending(): void {
  if (!hasStoredMessages()) return;
  import('./sender.ts').then(
    ({ resume }) => resume(),
    (error) => console.error('sendmail', error),
  );
}

function hasStoredMessages(): boolean {
  try {
    return localStorage.getItem(OUTGOING) !== null;
  } catch {
    return false; // The visitor blocks storage, so nothing was stored.
  }
}
