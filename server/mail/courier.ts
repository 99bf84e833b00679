import { randomUUID } from 'node:crypto';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { Choice, DeliveryQueue, DueMessage, Outcome } from '../outbox/types.ts';
import type { Reply } from './failure.ts';
import { createLane, type Lane } from './lane.ts';
import type { Mailer } from './mailer.ts';
import { nextAttempt } from './schedule.ts';

export type Courier = {
  /** Something may be due. Resolves when nothing is any more, or nothing can be done about it now. */
  run(): Promise<void>;
  /** Lets the messages under way arrive, cuts them off after `patience` ms, and takes no other. */
  stop(patience: number): Promise<void>;
};

/** A message that did not arrive this time, or never will; and for how long by now the server has been away. */
export type Trouble = { kind: 'deferred' | 'failed'; attempt: number; problem: string; outage: number };

type Parts = {
  queue: DeliveryQueue;
  mailer: Mailer;
  recipients: string[];
  clock: Clock;
  log: Log;
  onTrouble?: ((trouble: Trouble) => void) | undefined;
};

/** Renewed while a message is under way; so long after a crash the message waits for another courier. */
const LEASE = 10 * SECOND;
const RENEWAL = 3 * SECOND;

/** While the mail server is down, one message in so long tries whether it still is. */
const PROBE_GAP = MINUTE;

/**
 * So many messages at a time: Exchange Online allows no more connections. Those that failed before never keep a
 * fresh one waiting.
 */
const LANES: Choice[] = ['any', 'any', 'fresh'];
export const AT_ONCE = LANES.length;

/** Takes messages to the mail server. */
export function createCourier({ queue, mailer, recipients, clock, log, onTrouble }: Parts): Courier {
  const owner = randomUUID();
  let nextProbeAt = 0;
  /** Whether the mail server could be used last time. Until it can, one lane is enough to find out. */
  let isServerThere = false;
  let awaySince: number | undefined;
  let stopped = false;
  /** When the log last heard of an outbox that does not answer. */
  let toldAt = -Infinity;
  const lanes: Lane[] = LANES.map((choice) => createLane(() => deliverOne(choice), logFailure));

  // A pause longer than `PROBE_GAP` means that the clock was set back: nothing would be sent until the old time comes.
  const mayProbe = () => clock() >= nextProbeAt || nextProbeAt - clock() > PROBE_GAP;
  const lease = () => ({ owner, now: clock(), duration: LEASE });

  /** Says whether there was one. */
  async function deliverOne(choice: Choice): Promise<boolean> {
    if (stopped || !mayProbe()) return false;
    const message = await queue.claim(lease(), choice);
    if (!message) return false;
    if (isServerThere) wakeAnother();
    await deliver(message);
    return true;
  }

  /** Where one message was due, there may be more. */
  function wakeAnother(): void {
    lanes.find((lane) => !lane.isBusy())?.wake();
  }

  function noteServer(isThere: boolean): void {
    nextProbeAt = isThere ? 0 : clock() + PROBE_GAP;
    awaySince = isThere ? undefined : (awaySince ?? clock());
    if (isServerThere === isThere) return;
    isServerThere = isThere;
    if (isThere) wakeAnother();
  }

  async function deliver(message: DueMessage): Promise<void> {
    const renewal = setInterval(() => queue.renew(message.id, lease()).catch(logFailure), RENEWAL);
    const reply = await sendToAll(message);
    clearInterval(renewal);
    noteServer(reply.kind !== 'unreachable');
    const outcome = toOutcome(reply, message, clock());
    await untilKept(() => queue.settle(message.id, owner, outcome, clock()));
    const attempt = message.attempts + 1;
    const problem = outcome.kind === 'delivered' ? undefined : outcome.problem;
    log(`message.${outcome.kind}`, { id: message.id, attempt, problem });
    const outage = awaySince === undefined ? 0 : clock() - awaySince;
    if (outcome.kind !== 'delivered') onTrouble?.({ ...outcome, attempt, outage });
  }

  /** Sends to each recipient that has no receipt yet; returns the reply that counts for the message as a whole. */
  async function sendToAll(message: DueMessage): Promise<Reply> {
    const replies: Reply[] = message.receipts.flatMap(({ problem }) =>
      problem === undefined ? [] : { kind: 'refused', problem },
    );
    for (const recipient of recipients) {
      if (message.receipts.some((receipt) => receipt.recipient === recipient)) continue;
      const reply = await mailer.send(message, recipient, () => noteServer(true));
      replies.push(reply);
      if (reply.kind === 'unreachable') break;
      // A single recipient's state is the message's own.
      if (recipients.length > 1) await acknowledge(message.id, recipient, reply);
    }
    return decisive(replies);
  }

  async function acknowledge(id: string, recipient: string, reply: Reply): Promise<void> {
    if (reply.kind === 'deferred' || reply.kind === 'unreachable') return;
    const problem = reply.kind === 'refused' ? reply.problem : undefined;
    await untilKept(() => queue.acknowledge(id, owner, { recipient, problem }, clock()));
  }

  /** What was sent must not be forgotten because the disk is full just now. */
  async function untilKept(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        logFailure(error);
        if (stopped) return;
        await new Promise((resolve) => setTimeout(resolve, SECOND));
      }
    }
  }

  /** Once a minute: it is tried every other second, for as long as it takes. */
  function logFailure(error: unknown): void {
    if (Math.abs(clock() - toldAt) < MINUTE) return;
    toldAt = clock();
    log('outbox.unavailable', describeError(error));
  }

  async function whenAllRest(): Promise<void> {
    while (lanes.some((lane) => lane.isBusy())) await Promise.all(lanes.map((lane) => lane.rest()));
  }

  return {
    run() {
      const free = lanes.filter((lane) => !lane.isBusy());
      // Until the mail server has answered, one lane is enough. If no other lane starts, the busy ones look once more.
      const [first] = isServerThere || free.length === lanes.length ? free : [];
      if (first) first.wake();
      else for (const lane of lanes) if (lane.isBusy()) lane.wake();
      return whenAllRest();
    },
    async stop(patience) {
      stopped = true;
      const cut = setTimeout(() => mailer.close(), patience);
      await whenAllRest();
      clearTimeout(cut);
      mailer.close();
    },
  };
}

const IN_ORDER: Reply['kind'][] = ['unreachable', 'deferred', 'refused', 'delivered'];

/** As long as one recipient may still get it, the message is tried again; then a refusal is what remains. */
function decisive(replies: Reply[]): Reply {
  const kind = IN_ORDER.find((kind) => replies.some((reply) => reply.kind === kind));
  return replies.find((reply) => reply.kind === kind) ?? { kind: 'delivered' };
}

/** A digest is tried for as long as it is kept: of what it tells the owner hears nowhere else. */
function toOutcome(reply: Reply, { author, attempts, firstAttemptAt }: DueMessage, now: number): Outcome {
  if (reply.kind === 'delivered') return { kind: 'delivered' };
  const { problem } = reply;
  const triedSince = author === 'server' ? now : (firstAttemptAt ?? now);
  const nextAttemptAt = nextAttempt(attempts + 1, triedSince, now);
  if (reply.kind === 'refused' || nextAttemptAt === undefined) return { kind: 'failed', problem };
  return { kind: 'deferred', nextAttemptAt, problem, awaitsServer: reply.kind === 'unreachable' };
}
