import { expect } from 'vitest';
import { SECOND } from '../../../server/clock.ts';
import { allOf } from '../../../server/outbox/test-outbox.ts';
import { mailsOf, type Promised } from './commands.ts';
import { ROOM, type World } from './world.ts';

/** When all faults are over: was the promise kept? */
export async function judge(model: Promised, world: World): Promise<void> {
  await world.settleDown();
  const all = await world.ask((outbox) => allOf(outbox));
  const kept = new Map(all.map((message) => [message.id, message]));
  expect(kept.size, 'nothing is kept twice').toBe(all.length);
  const named = new Map([...model.acknowledged.values()].map(({ id, text }) => [id, text]));
  expect(
    [...named.keys()].filter((id) => !kept.has(id)),
    'acknowledged is kept',
  ).toEqual([]);
  expect(kept.size - named.size, 'nothing is kept that nobody sent').toBeLessThanOrEqual(model.maybe.size);

  const contents = await world.ground.contents();
  for (const [id, text] of named) {
    const mailed = world.taken.filter((mail) => mail.id === id);
    const mailsAtErasure = model.erased.get(id);
    if (mailsAtErasure === undefined) expect(mailed.length, `${text} is delivered`).toBeGreaterThan(0);
    else expect(mailsOf(world, id), `${text} is not sent after its erasure`).toBe(mailsAtErasure);
    const bodies = new Set(mailed.map(({ message }) => message));
    expect(bodies.size, `${text} is always the same mail`).toBeLessThanOrEqual(1);
    if (mailsAtErasure === undefined) continue;
    expect(kept.get(id)!.content).toBeUndefined();
    expect(contents.includes(text), `${text} is gone`).toBe(false);
  }
  await judgeRoom(world);
}

/** A store that is full takes no more, until it has been emptied. */
async function judgeRoom(world: World): Promise<void> {
  const post = async (n: number) =>
    (await world.post({ key: `voll-${n}`, text: 'Guten Tag zusammen.' })).status;
  let count = 0;
  while (count < ROOM && (await post(count)) === 202) count++;
  expect(count, 'what is undelivered has a bound').toBeLessThan(ROOM);
  world.state.now += SECOND;
  await world.deliver();
  expect(await post(count), 'what was delivered makes room').toBe(202);
}
