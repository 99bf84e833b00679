import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { DeliveryQueue, Lease } from '../outbox/delivery-queue.ts';
import type { DueMessage, Outcome } from '../outbox/types.ts';
import type { Failure } from './failure.ts';
import { AT_ONCE, type Mailer } from './mailer.ts';
import { nextAttempt } from './schedule.ts';

export type DeliveryLoop = {
  /** Something may be due. Resolves when nothing is any more, or nothing can be done about it now. */
  run(): Promise<void>;
  /** Lets the messages under way arrive, cuts them off after `patience` ms, and takes no other. */
  stop(patience: number): Promise<void>;
};

/** A message that did not arrive this time, or never will; and for how long by now none has. */
export type Trouble = { kind: 'deferred' | 'failed'; attempt: number; problem: string; outage: number };

type Parts = {
  queue: DeliveryQueue;
  mailer: Mailer;
  recipients: string[];
  clock: Clock;
  log: Log;
  onTrouble?: ((trouble: Trouble) => void) | undefined;
};

/** Renewed while a message is under way; so long after a crash it waits for another process. */
const LEASE = 10 * SECOND;
const RENEWAL = 3 * SECOND;

/** Takes messages to the mail server. */
export function createDeliveryLoop({
  queue,
  mailer,
  recipients,
  clock,
  log,
  onTrouble,
}: Parts): DeliveryLoop {
  const workers = new Set<Promise<void>>();
  let holder = randomUUID();
  let stopped = false;
  let failingSince: number | undefined;
  /** When the log last heard of an outbox that does not answer. */
  let toldAt = -Infinity;

  async function work(): Promise<void> {
    for (;;) {
      if (stopped) return;
      const lease = { holder, duration: LEASE };
      const message = await claim(lease);
      if (!message) return;
      // Where one message was due, there may be more.
      startWorker();
      await deliver(message, lease);
    }
  }

  function startWorker(): void {
    if (stopped || workers.size >= AT_ONCE) return;
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function claim(lease: Lease): Promise<DueMessage | undefined> {
    try {
      return await queue.claim(lease, clock());
    } catch (error) {
      logFailure(error);
      // Perhaps it was ours and the answer was lost: under a new name we can take it again once the lease is over.
      holder = randomUUID();
      return undefined;
    }
  }

  async function deliver(message: DueMessage, lease: Lease): Promise<void> {
    const renewal = setInterval(() => queue.renew(message.id, lease).catch(logFailure), RENEWAL);
    const outcome = toOutcome(await sendToAll(message, lease), message, clock());
    clearInterval(renewal);
    await untilKept(() => queue.settle(message.id, lease.holder, outcome, clock()));
    const attempt = message.attempts + 1;
    const problem = outcome.kind === 'delivered' ? undefined : outcome.problem;
    log(`message.${outcome.kind}`, { id: message.id, attempt, problem });
    failingSince = outcome.kind === 'delivered' ? undefined : (failingSince ?? clock());
    if (outcome.kind !== 'delivered') onTrouble?.({ ...outcome, attempt, outage: clock() - failingSince! });
  }

  /** Sends to each recipient of whom nothing is known yet; returns all that did not work. */
  async function sendToAll(message: DueMessage, lease: Lease): Promise<Failure[]> {
    const failures: Failure[] = message.refusedBy.map(({ problem }) => ({ kind: 'refused', problem }));
    const known = new Set([...message.deliveredTo, ...message.refusedBy.map(({ recipient }) => recipient)]);
    for (const recipient of recipients) {
      if (known.has(recipient)) continue;
      const failure = await mailer.send(message, recipient);
      if (failure) failures.push(failure);
      if (failure?.kind === 'deferred') continue;
      await untilKept(() => queue.acknowledge(message.id, lease.holder, recipient, failure?.problem));
    }
    return failures;
  }

  /** What was sent must not be forgotten because the disk is full just now. */
  async function untilKept(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        logFailure(error);
        if (stopped) return;
        await pause(SECOND);
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
    while (workers.size > 0) await Promise.all(workers);
  }

  return {
    run() {
      startWorker();
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

/**
 * As long as one recipient may still get it, the message is tried again; then a refusal is what remains. A digest is
 * tried for as long as it is kept: of what it tells the owner hears nowhere else.
 */
function toOutcome(
  failures: Failure[],
  { author, attempts, firstAttemptAt }: DueMessage,
  now: number,
): Outcome {
  const [failure] = failures.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  if (!failure) return { kind: 'delivered' };
  const { problem } = failure;
  if (failure.kind === 'refused') return { kind: 'failed', problem };
  const triedSince = author === 'server' ? now : (firstAttemptAt ?? now);
  const nextAttemptAt = nextAttempt(attempts + 1, triedSince, now);
  if (nextAttemptAt === undefined) return { kind: 'failed', problem };
  return { kind: 'deferred', nextAttemptAt, problem, awaitsServer: failure.awaitsServer };
}
