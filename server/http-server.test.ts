import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type ConnectionLimits, createServer } from './http-server.ts';
import { LIMITS } from './limits.ts';

const patient: ConnectionLimits = {
  ...LIMITS.connections,
  headers: 60_000,
  request: 60_000,
  keepAlive: 60_000,
  idle: 60_000,
  check: 20,
  linger: 20,
};
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const LAST_ANSWER = /^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i;
const halfPost = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nhalf';

/** More than the kernel buffers for a reader who does not read. */
const huge = Buffer.alloc(32 * 1024 * 1024);
const sendHuge: RequestListener = (_, response) => {
  response.writeHead(200, ['content-length', String(huge.length)]);
  response.end(huge);
};
const sendAfterBody: RequestListener = (request, response) => {
  request.on('end', () => response.end('ok')).resume();
};

async function start(listener: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  const { server, drain } = createServer(listener, { ...patient, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => drain(0));
  const { port } = server.address() as AddressInfo;
  /** Both ends of a new connection: the client's, and the server's. */
  const open = async (): Promise<[Socket, Socket]> => {
    const client = connect(port, '127.0.0.1').on('error', () => {});
    const [accepted] = (await once(server, 'connection')) as [Socket];
    return [client, accepted];
  };
  return { server, open, drain };
}

/** Resolves when the socket is closed, also by an error, for which `once` would reject. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}

test.each<[string, Partial<ConnectionLimits>, string]>([
  ['never ends its headers', { headers: 100 }, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
  ['pauses in its body', { idle: 100 }, halfPost],
  ['asks nothing more', { keepAlive: 100 }, get],
])('a client that %s is cut off', async (_, limits, bytes) => {
  const { open } = await start(sendAfterBody, limits);
  const [client, accepted] = await open();
  client.resume().write(bytes);
  await closed(accepted);
});

test('a client that does not read is cut off', async () => {
  // Longer than a slow machine takes to begin its answer.
  const { open } = await start(sendHuge, { idle: 1000 });
  const [client, accepted] = await open();
  client.write(get);
  await closed(accepted);
  expect(accepted.bytesWritten).toBeGreaterThan(0);
});

test('a connection that asks more than it reads is cut off, and what it asked is not worked on', async () => {
  let asked = 0;
  const { server, open } = await start((_, response) => {
    asked++;
    response.end('ok');
  });
  let read = 0;
  server.on('request', () => read++);
  const [client, accepted] = await open();
  client.resume().write(get.repeat(1_000));
  await closed(accepted);
  expect(asked).toBe(LIMITS.connections.unanswered);
  // The rest of what had come is not even read: by the thousand that would hold up everybody else for seconds.
  expect(read).toBe(LIMITS.connections.unanswered + 1);
  const [second] = await open();
  second.write(get.repeat(LIMITS.connections.unanswered));
  let answers = '';
  second.on('data', (chunk: Buffer) => (answers += chunk));
  await expect.poll(() => answers.match(/200 OK/g)).toHaveLength(LIMITS.connections.unanswered);
});

test('a body that comes in chunks is refused wherever it is sent to, and the rest of it is not read', async () => {
  let asked = 0;
  const { open } = await start((request, response) => {
    asked++;
    sendAfterBody(request, response);
  });
  const [client, accepted] = await open();
  const answer = once(client, 'data');
  client.write('GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  client.write('1\r\na\r\n'.repeat(1_000_000));
  await closed(accepted);
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 411 /);
  expect(asked).toBe(0);
  expect(accepted.bytesRead).toBeLessThan(1_000_000);
});

test('one connection too many sends away whoever dawdles the longest', async () => {
  const { open } = await start(sendAfterBody, { open: 2 });
  const openBusy = async () => {
    const [client, accepted] = await open();
    client.resume().write(halfPost);
    await expect.poll(() => accepted.bytesRead).toBe(halfPost.length);
    return accepted;
  };
  const first = await openBusy();
  const [, idle] = await open();
  const second = await openBusy();
  expect([idle.destroyed, first.destroyed]).toEqual([true, false]);
  await open();
  expect([first.destroyed, second.destroyed]).toEqual([true, false]);
});

test('draining answers a request that was on its way on an open connection', async () => {
  const { open, drain } = await start(sendAfterBody, { linger: 60_000 });
  const [client] = await open();
  const drained = drain(60_000);
  const answer = text(client);
  client.write(get);
  await drained;
  expect(await answer).toMatch(LAST_ANSWER);
});

test('draining lets an answer that is still on its way arrive whole', async () => {
  const { open, drain } = await start(sendHuge);
  const [client] = await open();
  client.write(get);
  await once(client, 'readable');
  const drained = drain(60_000);
  const [received] = await Promise.all([buffer(client), drained]);
  expect(received.length).toBeGreaterThan(huge.length);
});
