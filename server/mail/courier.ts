import { randomUUID } from 'node:crypto';
import { type Clock, MINUTE, SECOND } from '../clock.ts';
import { describeError, type Log } from '../log.ts';
import type { DeliveryQueue, DueMessage, Outcome } from '../outbox/types.ts';
import type { Reply } from './failure.ts';
import type { Mailer } from './mailer.ts';
import { nextAttempt } from './schedule.ts';

export type Courier = {
  /** Something may be due. Resolves when nothing is any more, or nothing can be done about it now. */
  run(): Promise<void>;
  /** Lets the message under way arrive, cuts it off after `patience` ms, and takes no other. */
  stop(patience: number): Promise<void>;
};

type Parts = { queue: DeliveryQueue; mailer: Mailer; clock: Clock; log: Log };

/** Renewed while a message is under way; so long after a crash the message waits for another courier. */
const LEASE = 10 * SECOND;
const RENEWAL = 3 * SECOND;

/** While the mail server is down, one message in so long tries whether it still is. */
const PROBE_GAP = MINUTE;

/** Takes one message after the other to the mail server. */
export function createCourier({ queue, mailer, clock, log }: Parts): Courier {
  const owner = randomUUID();
  let nextProbeAt = 0;
  let stopped = false;
  let current: Promise<void> | undefined;
  let again = false;

  // A pause longer than any that it takes: the clock was set back meanwhile.
  const mayProbe = () => clock() >= nextProbeAt || nextProbeAt - clock() > PROBE_GAP;
  const mayGoOn = () => !stopped && mayProbe();
  const lease = () => ({ owner, now: clock(), duration: LEASE });

  async function deliverAll(): Promise<void> {
    while (mayGoOn()) {
      const message = await queue.claim(lease());
      if (!message) return;
      await deliver(message);
    }
  }

  async function deliver(message: DueMessage): Promise<void> {
    const renewal = setInterval(() => queue.renew(message.id, lease()).catch(logFailure), RENEWAL);
    const reply = await mailer.send(message);
    clearInterval(renewal);
    nextProbeAt = reply.kind === 'unreachable' ? clock() + PROBE_GAP : 0;
    const outcome = toOutcome(reply, message, clock());
    await settle(message.id, outcome);
    const problem = outcome.kind === 'delivered' ? undefined : outcome.problem;
    log(`message.${outcome.kind}`, { id: message.id, attempt: message.attempts + 1, problem });
  }

  /** What was sent must not be forgotten because the disk is full just now. */
  async function settle(id: string, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        return await queue.settle(id, owner, outcome, clock());
      } catch (error) {
        logFailure(error);
        if (stopped) return;
        await new Promise((resolve) => setTimeout(resolve, SECOND));
      }
    }
  }

  function logFailure(error: unknown): void {
    log('outbox.unavailable', describeError(error instanceof Error ? (error.cause ?? error) : error));
  }

  function run(): Promise<void> {
    if (current) {
      again = true;
      return current;
    }
    again = false;
    current = deliverAll()
      .catch(logFailure)
      .then(() => {
        current = undefined;
        // Whoever called meanwhile may have a message that the last look did not see.
        return again ? run() : undefined;
      });
    return current;
  }

  return {
    run,
    async stop(patience) {
      stopped = true;
      const cut = setTimeout(() => mailer.close(), patience);
      await current;
      clearTimeout(cut);
      mailer.close();
    },
  };
}

function toOutcome(reply: Reply, { attempts, firstAttemptAt }: DueMessage, now: number): Outcome {
  if (reply.kind === 'delivered') return { kind: 'delivered' };
  const { problem } = reply;
  const nextAttemptAt = nextAttempt(attempts + 1, firstAttemptAt ?? now, now);
  if (reply.kind === 'refused' || nextAttemptAt === undefined) return { kind: 'failed', problem };
  return { kind: 'deferred', nextAttemptAt, problem, awaitsServer: reply.kind === 'unreachable' };
}
