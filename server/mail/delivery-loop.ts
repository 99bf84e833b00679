import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import { describeError, type Log } from '../log.ts';
import type { DeliveryQueue } from '../outbox/delivery-queue.ts';
import type { DueMessage, Outcome } from '../outbox/message.ts';
import type { Failure, SendMail } from './mailer.ts';

/** A message that did not arrive this time, or never will; and for how long by now none has. */
export type Trouble = { kind: 'deferred' | 'failed'; problem: string; outage: number };

type Parts = {
  queue: DeliveryQueue;
  sendMail: SendMail;
  recipients: string[];
  clock: Clock;
  log: Log;
  onTrouble?: ((trouble: Trouble) => unknown) | undefined;
};

const RENEWAL = 3 * SECOND;

/** Takes messages to the mail server, one after the other. */
export function createDeliveryLoop({ queue, sendMail, recipients, clock, log, onTrouble }: Parts) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  let holder = randomUUID();
  let failingSince: number | undefined;
  /** When the log last heard of an outbox that does not answer. */
  let toldAt = -Infinity;

  async function work(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      for (let message = await claim(); message; message = await claim()) await deliver(message);
    }
    running = undefined;
  }

  async function claim(): Promise<DueMessage | undefined> {
    if (isStopped) return undefined;
    try {
      return await queue.claim({ holder, duration: LIMITS.delivery.lease }, clock());
    } catch (error) {
      logFailure(error);
      // Perhaps it was ours and the answer was lost: under a new name we can take it again once the lease is over.
      holder = randomUUID();
      return undefined;
    }
  }

  async function deliver(message: DueMessage): Promise<void> {
    const lease = { holder, duration: LIMITS.delivery.lease };
    const renewal = setInterval(() => queue.renew(message.id, lease).catch(logFailure), RENEWAL);
    const outcome = toOutcome(await sendToAll(message), message, clock());
    clearInterval(renewal);
    await untilKept(() => queue.settle(message.id, holder, outcome, clock()));
    const attempt = message.attempts + 1;
    const problem = outcome.kind === 'delivered' ? undefined : outcome.problem;
    log(`message.${outcome.kind}`, { id: message.id, attempt, problem });
    failingSince = outcome.kind === 'delivered' ? undefined : (failingSince ?? clock());
    if (outcome.kind !== 'delivered') onTrouble?.({ ...outcome, outage: clock() - failingSince! });
  }

  /** Sends to each recipient of whom nothing is known yet; returns all that did not work. */
  async function sendToAll(message: DueMessage): Promise<Failure[]> {
    const failures: Failure[] = message.refusedBy.map(({ problem }) => ({ kind: 'refused', problem }));
    const known = new Set([...message.deliveredTo, ...message.refusedBy.map(({ recipient }) => recipient)]);
    for (const recipient of recipients) {
      if (known.has(recipient)) continue;
      const failure = await sendMail(message, recipient);
      if (failure) failures.push(failure);
      if (failure?.kind === 'deferred') continue;
      await untilKept(() => queue.acknowledge(message.id, holder, recipient, failure?.problem));
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
        if (isStopped) return;
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

  return {
    /** Something may be due. Resolves when nothing is any more, or nothing can be done about it now. */
    run(): Promise<void> {
      isAsked = true;
      return (running ??= work());
    },
    /** Takes no other message, and gives the one under way `patience` ms; after that its lease has to run out. */
    async stop(patience: number): Promise<void> {
      isStopped = true;
      await Promise.race([running, pause(patience, undefined, { ref: false })]);
    },
  };
}

/**
 * As long as one recipient may still get it, the message is tried again; then a refusal is what remains. A digest is
 * tried for as long as it is kept: of what it tells the owner hears nowhere else.
 */
function toOutcome(failures: Failure[], message: DueMessage, now: number): Outcome {
  const { author, attempts, firstAttemptAt = now } = message;
  const [failure] = failures.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  if (!failure) return { kind: 'delivered' };
  const { kind, problem } = failure;
  const nextAttemptAt = nextAttempt(attempts + 1, author === 'server' ? now : firstAttemptAt, now);
  if (kind === 'refused' || nextAttemptAt === undefined) return { kind: 'failed', problem };
  return { kind: 'deferred', nextAttemptAt, problem };
}

/** Between one attempt and the next: at 0, 1, 5, 15, 30 and 60 minutes, then every two hours. */
const GAPS = [1, 4, 10, 15, 30].map((minutes) => minutes * MINUTE);

/**
 * When to try again after the attempt number `attempts` failed; `undefined` when it was the last.
 * Gaps count from now, so that time in which this server was off costs no attempts. No message is given up before
 * every gap has had its turn: a machine that was off for a week may be there again before its network is.
 */
export function nextAttempt(attempts: number, firstAttemptAt: number, now: number): number | undefined {
  const { longestGap, giveUpAfter } = LIMITS.delivery;
  const next = now + (GAPS[attempts - 1] ?? longestGap);
  return attempts > GAPS.length && next - firstAttemptAt > giveUpAfter ? undefined : next;
}
