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
  steps: Steps;
};

/** Of all runs. */
export type Steps = { count: number; ofKind: Map<string, number>; areEnough(): boolean };

type Command = fc.AsyncCommand<Promised, World>;

/** How far the clock may stray from the start: beyond that the periods of retention begin to count. */
const FARTHEST = 30 * DAY;
const START_OF_TIME = Date.UTC(2026, 5, 1);

type Work = (model: Promised, world: World) => Promise<void>;

function command(kind: string, work: Work, details = ''): Command {
  return {
    check: ({ steps }) => !steps.areEnough(),
    async run(model, world) {
      const { steps } = model;
      steps.count++;
      steps.ofKind.set(kind, (steps.ofKind.get(kind) ?? 0) + 1);
      await work(model, world);
    },
    toString: () => `${kind} ${details}`,
  };
}

/** Few keys and two texts for each: repetitions and contradictions come by themselves. */
const KEYS = 24;
const keyNumber = fc.nat({ max: KEYS - 1 });
const enquiry: fc.Arbitrary<Enquiry> = fc.tuple(keyNumber, fc.nat({ max: 4 })).map(([n, other]) => ({
  key: `schluessel-${n}`,
  text: `Guten Tag, Text ${n}-${other === 0 ? 'b' : 'a'}.`,
}));

const several = fc.array(enquiry, { minLength: 2, maxLength: 6 });
const atOnce = (all: Enquiry[]) => all.map(({ text }) => text).join(' ');
const turns = fc.nat({ max: 12 });

/** How often each comes: what opens the outbox anew takes a hundred times as long as a message. */
const everything: fc.WeightedArbitrary<Command>[] = [
  {
    weight: 30,
    arbitrary: enquiry.map((one) => command('post', (model, world) => post(model, world, [one]), one.text)),
  },
  {
    weight: 8,
    arbitrary: several.map((all) =>
      command('posts at once', (model, world) => post(model, world, all), atOnce(all)),
    ),
  },
  {
    weight: 18,
    arbitrary: fc.constant(command('delivery', async (_, world) => world.deliver())),
  },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom<MailMood[]>('delivered', 'delivered', 'deferred', 'refused', 'unreachable', 'lost')
      .map((mood) => command('mail server', async (_, { state }) => void (state.mood = mood), mood)),
  },
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(MINUTE, HOUR, 23 * HOUR, 3 * DAY, -MINUTE, -HOUR, -23 * HOUR, -3 * DAY)
      .map((jump) => command('clock', async (_, { state }) => moveClock(state, jump), `${jump / HOUR} h`)),
  },
  {
    weight: 8,
    arbitrary: keyNumber.map((n) =>
      command('erasure', (model, world) => erase(model, world, `schluessel-${n}`), `of ${n}`),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constant(
      command('housekeeping', async (_, { outbox, state }) => {
        await outbox().keepHouse(state.now, () => undefined);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(several, turns)
      .map(([all, turn]) =>
        command(
          'kill -9',
          (model, world) => kill(model, world, all, turn),
          `in turn ${turn}: ${atOnce(all)}`,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.boolean().map((isFull) =>
      command(
        'restart',
        async (_, world) => {
          world.state.isFull = isFull;
          await world.restart();
        },
        `disk ${isFull ? 'full' : 'free'}`,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: several.map((all) =>
      command(
        'broken outbox',
        (model, world) => world.ground.whileBroken(() => post(model, world, all)),
        atOnce(all),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(several, turns, fc.boolean())
      .map(([all, turn, whole]) =>
        command(
          'pulled away',
          (model, world) => pullAway(model, world, all, turn, whole),
          `${whole ? 'whole' : 'in part'} in turn ${turn}: ${atOnce(all)}`,
        ),
      ),
  },
];

export const commands = fc.commands([fc.oneof(...everything)], { maxCommands: 300, size: 'max' });

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

async function pullAway(
  model: Promised,
  world: World,
  all: Enquiry[],
  turn: number,
  whole: boolean,
): Promise<void> {
  const answers = await world.pullAway(all, turn, whole);
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
