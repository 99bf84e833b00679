/**
 * Looks at most once in a turn of the event loop: messages that arrive together share one look, as they
 * share one transaction.
 */
export function oncePerTurn<T>(look: () => T): () => T {
  let seen: { value: T } | undefined;

  return () => {
    if (!seen) {
      seen = { value: look() };
      setImmediate(() => (seen = undefined));
    }
    return seen.value;
  };
}
