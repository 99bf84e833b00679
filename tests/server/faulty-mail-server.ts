import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createSecureContext, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Where in the conversation something goes wrong; `body` is the end of the message itself. */
export type Step = 'connect' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'body';

export type Fault = {
  at: Step;
  /** Closes the connection, says no more, one byte now and then, or this. */
  does: 'drop' | 'silence' | 'drip' | { say: string };
  /** Only for messages with this in it; goes with `body`. */
  about?: string;
  /** Extensions besides the plain ones. */
  offers?: string[];
  certificate?: { key: string; cert: string };
};

const GOOD: Record<Step, string> = {
  connect: '220 bereit',
  EHLO: '250',
  STARTTLS: '220 los',
  AUTH: '235 willkommen',
  MAIL: '250 gut',
  RCPT: '250 gut',
  DATA: '354 bitte',
  body: '250 angenommen',
};

/** Speaks just enough SMTP to fail at any step of it. */
export async function startFaultyServer() {
  const state: {
    fault: Fault | undefined;
    accepted: string[];
    connections: number;
    /** Where it went wrong last. */
    reached: Step | undefined;
  } = { fault: undefined, accepted: [], connections: 0, reached: undefined };
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    state.connections++;
    sockets.add(socket.on('error', () => {}));
    converse(socket, state.fault, {
      accept: (raw) => state.accepted.push(raw),
      fail: (step) => (state.reached = step),
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const hangUp = () => sockets.forEach((socket) => socket.destroy());
  const speak = (line: string) => sockets.forEach((socket) => socket.write(`${line}\r\n`));
  onTestFinished(() => {
    hangUp();
    server.close();
  });
  return { state, hangUp, speak, port: (server.address() as AddressInfo).port };
}

type Events = { accept(raw: string): void; fail(step: Step): void };

function converse(socket: Socket, fault: Fault | undefined, { accept, fail }: Events): void {
  let body: string[] | undefined;

  function answer(step: Step, good = GOOD[step]): void {
    if (fault?.at !== step) return void socket.write(`${good}\r\n`);
    fail(step);
    if (fault.does === 'drop') socket.destroy();
    else if (fault.does === 'drip') drip();
    else if (fault.does !== 'silence') socket.write(`${fault.does.say}\r\n`);
  }

  function drip(): void {
    const timer = setInterval(() => socket.write('2'), 50);
    socket.once('close', () => clearInterval(timer));
  }

  function hear(line: string): void {
    if (body) {
      if (line !== '.') return void body.push(line);
      const raw = body.join('\n');
      body = undefined;
      if (fault?.at === 'body' && raw.includes(fault.about ?? '')) return answer('body');
      accept(raw);
      return void socket.write(`${GOOD.body}\r\n`);
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') {
      // As every mail server of today: the client then says MAIL, RCPT and DATA in one breath.
      const offers = ['haus.de', ...(fault?.offers ?? []), 'PIPELINING', 'SMTPUTF8'];
      const lines = offers.map((offer, i) => `250${i < offers.length - 1 ? '-' : ' '}${offer}`);
      answer('EHLO', lines.join('\r\n'));
    } else if (verb === 'STAR') {
      answer('STARTTLS');
      if (fault?.certificate) encrypt(fault.certificate);
    } else if (verb === 'AUTH') answer('AUTH');
    else if (verb === 'MAIL') answer('MAIL');
    else if (verb === 'RCPT') answer('RCPT');
    else if (verb === 'DATA') {
      if (fault?.at === 'MAIL' || fault?.at === 'RCPT') return void socket.write('503 5.5.1 an wen?\r\n');
      answer('DATA');
      if (fault?.at !== 'DATA') body = [];
    } else if (verb === 'RSET') socket.write('250 gut\r\n');
    else socket.end('221 bis dann\r\n');
  }

  function encrypt(certificate: { key: string; cert: string }): void {
    const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(certificate) });
    secure.on('error', () => socket.destroy());
  }

  // It passes the socket's errors on, and a client that is killed leaves one behind.
  createInterface(socket)
    .on('line', hear)
    .on('error', () => {});
  answer('connect');
}
