import type { Archive, StoredMessage } from '../outbox/types.ts';

const LIMIT = 500;

/**
 * All messages from the oldest on, at most `LIMIT` in memory at a time: a flood of messages must not make the outbox
 * unreadable for the owner.
 */
export async function* pagesOf(outbox: Archive): AsyncGenerator<StoredMessage[]> {
  let after: StoredMessage | undefined;
  do {
    const page = await outbox.list({ after, limit: LIMIT });
    yield page;
    after = page.length < LIMIT ? undefined : page.at(-1);
  } while (after);
}

export async function idsOf(
  outbox: Archive,
  isWanted: (message: StoredMessage) => boolean,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pagesOf(outbox)) {
    for (const message of page) if (isWanted(message)) ids.push(message.id);
  }
  return ids;
}
