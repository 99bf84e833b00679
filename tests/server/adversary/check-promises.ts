import { expect } from 'vitest';
import { SECOND } from '../../../server/clock.ts';
import { allOf } from '../../../server/outbox/test-outbox.ts';
import { mailsOf, type Promised } from './commands.ts';
import { ROOM, type FaultyServer } from './faulty-server.ts';

/** When all faults are over: was the promise kept? */
export async function checkPromises(model: Promised, server: FaultyServer): Promise<void> {
  await server.settleDown();
  const all = await server.ask((outbox) => allOf(outbox));
  const kept = new Map(all.map((message) => [message.id, message]));
  expect(kept.size, 'nothing is kept twice').toBe(all.length);
  const named = new Map([...model.acknowledged.values()].map(({ id, text }) => [id, text]));
  expect(
    [...named.keys()].filter((id) => !kept.has(id)),
    'acknowledged is kept',
  ).toEqual([]);
  expect(kept.size - named.size, 'nothing is kept that nobody sent').toBeLessThanOrEqual(model.maybe.size);

  const contents = await server.store.contents();
  for (const [id, text] of named) {
    const mailed = server.taken.filter((mail) => mail.id === id);
    const mailsAtErasure = model.erased.get(id);
    if (mailsAtErasure === undefined) expect(mailed.length, `${text} is delivered`).toBeGreaterThan(0);
    else expect(mailsOf(server, id), `${text} is not sent after its erasure`).toBe(mailsAtErasure);
    const bodies = new Set(mailed.map(({ message }) => message));
    expect(bodies.size, `${text} is always the same mail`).toBeLessThanOrEqual(1);
    if (mailsAtErasure === undefined) continue;
    expect(kept.get(id)!.content).toBeUndefined();
    expect(contents.includes(text), `${text} is gone`).toBe(false);
  }
  await checkRoom(server);
}

/** A store that is full takes no more, until it has been emptied. */
async function checkRoom(server: FaultyServer): Promise<void> {
  const post = async (n: number) =>
    (await server.post({ key: `voll-${n}`, text: 'Guten Tag zusammen.' })).status;
  let count = 0;
  while (count < ROOM && (await post(count)) === 202) count++;
  expect(count, 'what is undelivered has a bound').toBeLessThan(ROOM);
  server.state.now += SECOND;
  await server.deliver();
  expect(await post(count), 'what was delivered makes room').toBe(202);
}
