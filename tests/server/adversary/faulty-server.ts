import { Readable } from 'node:stream';
import { allOf } from '../../../server/outbox/test-outbox.ts';
import { setImmediate as turn } from 'node:timers/promises';
import { createApp } from '../../../server/app.ts';
import { HOUR } from '../../../server/clock.ts';
import { createDeliveryLoop } from '../../../server/mail/delivery-loop.ts';
import type { Failure, Letter } from '../../../server/mail/mailer.ts';
import { OutboxUnavailable } from '../../../server/outbox/database.ts';
import type { Outbox } from '../../../server/outbox/open.ts';
import { createStore } from './sqlite-store.ts';

export type Enquiry = { key: string; text: string };
export type Answer = { status: number; id: string | undefined };
/** `lost`: it takes the mail, but the answer does not arrive. */
export type MailMood = 'delivered' | 'deferred' | 'refused' | 'lost';
export type Taken = { id: string; message: string };

/** A server in this process, the mail server and the clock around it, and what may go wrong with them. */
export type FaultyServer = Awaited<ReturnType<typeof createFaultyServer>>;

export const START = Date.UTC(2026, 5, 1);
const B = 'grenze';

const GENEROUS = { perClient: 1e9, overall: 1e9 };

export async function createFaultyServer() {
  const store = createStore();
  const state = { now: START, mood: 'delivered' as MailMood, isFull: false, timesFull: 0 };
  const taken: Taken[] = [];
  const graves: Promise<void>[] = [];
  let server = await start();

  async function start() {
    const life = { isOver: false };
    const clock = () => state.now;
    const outbox = await store.open(state.isFull, clock);
    const mortal = whileAlive(outbox, life);
    const app = createApp({
      outbox: mortal,
      headers: {},
      isDraining: () => false,
      rates: GENEROUS,
      proxyHops: 0,
      clock,
      log: (_, details) => void (state.timesFull += details?.error === 'OutboxFull' ? 1 : 0),
    });
    async function sendMail({ id, content: { message } }: Letter): Promise<Failure | undefined> {
      await turn();
      if (life.isOver) return { kind: 'deferred', problem: 'dead' };
      const { mood } = state;
      if (mood === 'delivered' || mood === 'lost') taken.push({ id, message });
      await turn();
      if (mood === 'delivered') return undefined;
      if (mood === 'refused') return { kind: mood, problem: mood };
      return { kind: 'deferred', problem: mood };
    }
    const loop = createDeliveryLoop({
      queue: mortal,
      sendMail,
      recipients: ['kontakt@beispiel.de'],
      clock,
      log: () => {},
    });
    return { life, outbox, app, loop };
  }

  async function post({ key, text }: Enquiry): Promise<Answer> {
    const headers = {
      host: 'x',
      'idempotency-key': key,
      'content-type': `multipart/form-data; boundary=${B}`,
    };
    const response = await server.app.request('/sendmail.php', { method: 'POST', headers }, connection(text));
    const { id } = (await response.json()) as { id?: string };
    return { status: response.status, id };
  }

  /** As an owner does: again, until the outbox answers. */
  async function ask<T>(question: (outbox: Outbox) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await question(server.outbox);
      } catch (error) {
        if (!(error instanceof OutboxUnavailable)) throw error;
        await turn();
      }
    }
  }

  return {
    state,
    taken,
    store,
    post,
    ask,
    deliver: () => server.loop.run(),
    keepHouse: async () => void (await ask((outbox) => outbox.keepHouse(state.now, () => undefined))),

    /** With SIGTERM: what runs may end. */
    async restart(isFull: boolean) {
      state.isFull = isFull;
      await server.loop.stop(1_000);
      await server.outbox.close();
      server = await start();
    },

    /** With SIGKILL, while it posts and delivers: who had an answer by then? */
    async kill(enquiries: Enquiry[], turns: number): Promise<(Answer | undefined)[]> {
      const { life, loop, outbox } = server;
      const answers: (Answer | undefined)[] = enquiries.map(() => undefined);
      void loop.run();
      enquiries.forEach((enquiry, i) => {
        const heard = (answer: Answer) => (life.isOver ? undefined : (answers[i] = answer));
        void post(enquiry).then(heard, () => {});
      });
      for (let i = 0; i < turns; i++) await turn();
      life.isOver = true;
      const stopped = loop.stop(0);
      store.crash();
      graves.push(stopped.then(() => outbox.close()));
      server = await start();
      return answers;
    },

    /** All faults are over, time passes, and the owner lets everything go that waits for a word. */
    async settleDown() {
      state.mood = 'delivered';
      await this.restart(false);
      for (let round = 0; round < 3; round++) {
        state.now += 25 * HOUR;
        const all = await ask((outbox) => allOf(outbox));
        const undecided = all.filter(({ status }) => status === 'held' || status === 'failed');
        const ids = undecided.map(({ id }) => id);
        await ask((outbox) => outbox.retry(ids, state.now));
        await server.loop.run();
      }
    },

    async end() {
      await server.loop.stop(0);
      await Promise.all([...graves, server.outbox.close()]);
      store.remove();
    },
  };
}

/** As Node hands it over: a web form's own encoder would take most of the time. */
function connection(text: string) {
  const part = (name: string, value: string) =>
    `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const message = part('message', `Von: besucher@beispiel.de\r\n\r\n${text}`);
  const body = new Readable({ read() {} });
  body.push(`${part('subject', 'Anfrage')}${message}--${B}--\r\n`);
  body.push(null);
  return { incoming: Object.assign(body, { socket: { remoteAddress: '192.0.2.1' } }) };
}

/** A dead process writes nothing any more, whatever it still had in mind. */
function whileAlive(outbox: Outbox, life: { isOver: boolean }): Outbox {
  return new Proxy(outbox, {
    get(target, name: keyof Outbox) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        if (life.isOver) throw new OutboxUnavailable(new Error('dead'));
        return method.apply(target, args);
      };
    },
  });
}
