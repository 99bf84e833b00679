import * as fc from 'fast-check';
import { expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../server/clock.ts';
import { type Answer, type Enquiry, type FaultyServer, type MailMood, START } from './faulty-server.ts';

/** What was promised, as simply as it can be said. */
export type Promised = {
  /** By the sender's key: the id that was acknowledged, and the text. */
  acknowledged: Map<string, { id: string; text: string }>;
  /** Sent, but never acknowledged: may be there or not. */
  maybe: Map<string, Set<string>>;
  /** By id: how many mails were out when the owner had it removed. */
  erased: Map<string, number>;
  /** Of all runs. */
  steps: { count: number; atMost: number };
};

type Command = fc.AsyncCommand<Promised, FaultyServer>;

/** How far the clock may stray from the start: beyond that the periods of retention begin to count. */
const FARTHEST = 30 * DAY;

type Work = (model: Promised, server: FaultyServer) => Promise<void>;

function command(kind: string, work: Work, details = ''): Command {
  return {
    check: ({ steps }) => steps.count < steps.atMost,
    async run(model, server) {
      model.steps.count++;
      await work(model, server);
    },
    toString: () => `${kind} ${details}`,
  };
}

/** Few keys and few texts for each: repetitions and contradictions come by themselves. */
const KEYS = 100;
const keyNumber = fc.nat({ max: KEYS - 1 });
const enquiry: fc.Arbitrary<Enquiry> = fc.tuple(keyNumber, fc.nat({ max: 4 })).map(([n, other]) => ({
  key: `schluessel-${n}`,
  text: `Guten Tag, Text ${n}-${other === 0 ? 'b' : 'a'}.`,
}));

const several = fc.array(enquiry, { minLength: 2, maxLength: 4 });
const atOnce = (all: Enquiry[]) => all.map(({ text }) => text).join(' ');
const turns = fc.nat({ max: 12 });

/** How often each comes: what opens the outbox anew takes a hundred times as long as a message. */
const weighted = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });

const everything = [
  weighted(
    120,
    enquiry.map((one) => command('post', (model, server) => post(model, server, [one]), one.text)),
  ),
  weighted(
    32,
    several.map((all) => command('posts at once', (model, server) => post(model, server, all), atOnce(all))),
  ),
  weighted(72, fc.constant(command('delivery', async (_, server) => server.deliver()))),
  weighted(
    48,
    fc
      .constantFrom<MailMood[]>('delivered', 'delivered', 'deferred', 'refused', 'lost')
      .map((mood) => command('mail server', async (_, { state }) => void (state.mood = mood), mood)),
  ),
  weighted(
    48,
    fc
      .constantFrom(MINUTE, HOUR, 23 * HOUR, 3 * DAY, -MINUTE, -HOUR, -23 * HOUR, -3 * DAY)
      .map((jump) => command('clock', async (_, { state }) => moveClock(state, jump), `${jump / HOUR} h`)),
  ),
  weighted(
    16,
    keyNumber.map((n) =>
      command('erasure', (model, server) => erase(model, server, `schluessel-${n}`), `of ${n}`),
    ),
  ),
  weighted(8, fc.constant(command('housekeeping', async (_, server) => server.keepHouse()))),
  weighted(
    4,
    fc
      .tuple(several, turns)
      .map(([all, turn]) =>
        command(
          'kill -9',
          async (model, server) => note(model, server, all, await server.kill(all, turn)),
          `in turn ${turn}: ${atOnce(all)}`,
        ),
      ),
  ),
  weighted(
    2,
    fc
      .boolean()
      .map((isFull) =>
        command('restart', async (_, server) => server.restart(isFull), `disk ${isFull ? 'full' : 'free'}`),
      ),
  ),
];

export const commands = fc.commands([fc.oneof(...everything)], { maxCommands: 1_000, size: 'max' });

function moveClock(state: FaultyServer['state'], jump: number): void {
  const next = state.now + jump;
  if (Math.abs(next - START) < FARTHEST) state.now = next;
}

async function post(model: Promised, server: FaultyServer, all: Enquiry[]): Promise<void> {
  const timesFull = server.state.timesFull + all.length;
  const answers = await Promise.all(all.map((one) => server.post(one)));
  // A store that is full says so before it begins: none of them may be there.
  if (server.state.timesFull < timesFull) await note(model, server, all, answers);
  else expect(answers).toEqual(all.map(() => ({ status: 503, id: undefined })));
}

/** What the server said has to agree with what it said before; from now on it is held to it. */
async function note(
  model: Promised,
  server: FaultyServer,
  all: Enquiry[],
  answers: (Answer | undefined)[],
): Promise<void> {
  for (const { key, text } of all) {
    if (!model.acknowledged.has(key)) model.maybe.set(key, (model.maybe.get(key) ?? new Set()).add(text));
  }
  for (const [i, { key }] of all.entries()) {
    const answer = answers[i];
    expect([undefined, 202, 409, 503], key).toContain(answer?.status);
    if (answer?.status !== 202) continue;
    const id = answer.id!;
    const known = model.acknowledged.get(key);
    if (known) expect(id, key).toBe(known.id);
    else model.acknowledged.set(key, { id, text: await keptText(server, id, model.maybe.get(key)!) });
    model.maybe.delete(key);
  }
}

/** Of several texts that came under one key, one is kept, for as long as any is. */
async function keptText(
  server: FaultyServer,
  id: string,
  [first, ...others]: Iterable<string>,
): Promise<string> {
  if (others.length === 0) return first!;
  const [stored] = await server.ask((outbox) => outbox.find(id));
  return stored?.content?.message.split('\n\n')[1] ?? first!;
}

async function erase(model: Promised, server: FaultyServer, key: string): Promise<void> {
  const id = model.acknowledged.get(key)?.id;
  if (id === undefined) return;
  await server.ask((outbox) => outbox.erase([id], server.state.now));
  if (!model.erased.has(id)) model.erased.set(id, mailsOf(server, id));
}

export const mailsOf = (server: FaultyServer, id: string) =>
  server.taken.filter((mail) => mail.id === id).length;
