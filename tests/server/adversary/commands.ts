import * as fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import type { Answer, Enquiry, MailMood, World } from './world.ts';

/** What was promised, as simply as it can be said. */
export type Promised = {
  /** By the sender's key: the id that was acknowledged, and the text. */
  acknowledged: Map<string, { id: string; text: string }>;
  /** Sent, but never acknowledged: may be there or not. */
  maybe: Map<string, Set<string>>;
  /** By id: how many mails were out when the owner had it removed. */
  erased: Map<string, number>;
  steps: { count: number };
  isEnough(): boolean;
};

type Command = fc.AsyncCommand<Promised, World>;

/** How far the clock may stray from the start: beyond that the periods of retention begin to count. */
const FARTHEST = 30 * DAY;
const START_OF_TIME = Date.UTC(2026, 5, 1);

const command = (name: string, run: (model: Promised, world: World) => Promise<void>): Command => ({
  check: ({ isEnough }) => !isEnough(),
  async run(model, world) {
    model.steps.count++;
    await run(model, world);
  },
  toString: () => name,
});

/** Few keys and two texts for each: repetitions and contradictions come by themselves. */
const enquiry: fc.Arbitrary<Enquiry> = fc
  .tuple(fc.nat({ max: 11 }), fc.nat({ max: 4 }))
  .map(([n, other]) => ({
    key: `schluessel-${n}`,
    text: `Guten Tag, Text ${n}-${other === 0 ? 'b' : 'a'}.`,
  }));

const several = fc.array(enquiry, { minLength: 1, maxLength: 6 });

export const commands = fc.commands(
  [
    enquiry.map((one) => command(`post ${one.key} ${one.text}`, (model, world) => post(model, world, [one]))),
    enquiry.map((one) => command(`post ${one.key} ${one.text}`, (model, world) => post(model, world, [one]))),
    several.map((all) => command(`post ${all.length} at once`, (model, world) => post(model, world, all))),
    fc.constant(command('deliver', async (_, world) => world.deliver())),
    fc.constant(command('deliver', async (_, world) => world.deliver())),
    fc
      .constantFrom<MailMood[]>('delivered', 'delivered', 'deferred', 'refused', 'unreachable', 'lost')
      .map((mood) => command(`mail server: ${mood}`, async (_, world) => void (world.state.mood = mood))),
    fc
      .tuple(several, fc.nat({ max: 12 }))
      .map(([all, turns]) =>
        command(`kill -9 in turn ${turns}`, (model, world) => kill(model, world, all, turns)),
      ),
    fc.boolean().map((isFull) =>
      command(`restart, disk ${isFull ? 'full' : 'free'}`, async (_, world) => {
        world.state.isFull = isFull;
        await world.restart();
      }),
    ),
    fc
      .constantFrom(MINUTE, HOUR, 23 * HOUR, 3 * DAY, -MINUTE, -HOUR, -23 * HOUR, -3 * DAY)
      .map((jump) => command(`clock ${jump / HOUR} h`, async (_, { state }) => void moveClock(state, jump))),
    fc
      .nat({ max: 11 })
      .map((n) => command(`erase ${n}`, (model, world) => erase(model, world, `schluessel-${n}`))),
    several.map((all) =>
      command(`broken outbox, ${all.length} posts`, (model, world) =>
        world.ground.whileBroken(() => post(model, world, all)),
      ),
    ),
    fc.constant(
      command('housekeeping', async (_, world) => {
        await world.outbox().keepHouse(world.state.now, () => undefined);
      }),
    ),
  ],
  { maxCommands: 150, size: 'max' },
);

function moveClock(state: World['state'], jump: number): void {
  const next = state.now + jump;
  if (Math.abs(next - START_OF_TIME) < FARTHEST) state.now = next;
}

async function post(model: Promised, world: World, all: Enquiry[]): Promise<void> {
  const answers = await Promise.all(all.map((one) => world.post(one)));
  for (const [i, answer] of answers.entries()) await note(model, world, all[i]!, answer);
}

async function kill(model: Promised, world: World, all: Enquiry[], turns: number): Promise<void> {
  const answers = await world.kill(all, turns);
  for (const [i, answer] of answers.entries()) await note(model, world, all[i]!, answer);
}

/** What the server said has to agree with what it said before; from now on it is held to it. */
async function note(
  model: Promised,
  world: World,
  { key, text }: Enquiry,
  answer: Answer | undefined,
): Promise<void> {
  const known = model.acknowledged.get(key);
  const isNew = answer?.status === 202 && !known;
  if (isNew) model.acknowledged.set(key, { id: answer.id!, text: await keptText(world, answer.id!, text) });
  else if (answer?.status === 202) expect(answer.id, key).toBe(known!.id);
  else if (!known) model.maybe.set(key, (model.maybe.get(key) ?? new Set()).add(text));
  expect([undefined, 202, 409, 503], key).toContain(answer?.status);
}

/** Of two texts that came under one key at once, one is kept. */
async function keptText(world: World, id: string, text: string): Promise<string> {
  const [stored] = await world
    .outbox()
    .find(id)
    .catch(() => []);
  return stored?.content?.message.split('\n\n')[1] ?? text;
}

async function erase(model: Promised, world: World, key: string): Promise<void> {
  const id = model.acknowledged.get(key)?.id;
  if (id === undefined) return;
  await world.outbox().erase([id], world.state.now);
  if (!model.erased.has(id)) model.erased.set(id, mailsOf(world, id));
}

export const mailsOf = (world: World, id: string) => world.taken.filter((mail) => mail.id === id).length;
