import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { LIMITS } from './limits.ts';

export type ConnectionLimits = Record<keyof typeof LIMITS.connections, number>;

/** A server that lets nobody hold a connection by being slow, nor fill the memory by asking without reading. */
export function createServer(listener: RequestListener, limits: ConnectionLimits = LIMITS.connections) {
  /** What is not answered yet on each connection, from the oldest on. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let draining = false;

  const server = createHttpServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    maxHeaderSize: limits.headerBytes,
    // Node would answer by itself, past the count of what is unanswered.
    requireHostHeader: false,
  });
  server.setTimeout(limits.idle);
  server.on('connection', (socket) => {
    if (connections.size >= limits.open) makeRoom();
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', answer);
  // Node would answer this by itself as well.
  server.on('checkExpectation', answer);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!isAdmitted(request, response)) return;
    const refused = refusalOf(request);
    if (refused !== undefined) {
      response.writeHead(refused, ['content-length', '0', 'connection', 'close']).end();
      return;
    }
    if (draining) endWith(response);
    listener(request, response);
  }

  function isAdmitted({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const unanswered = connections.get(socket);
    if (!unanswered || unanswered.size >= limits.unanswered) {
      cutOff(socket);
      return false;
    }
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    return true;
  }

  /** Whoever dawdles the longest goes: a visitor's request is there in a moment, and the answer soon read. */
  function makeRoom(): void {
    const all = [...connections];
    const [slowest] = all.find(([, unanswered]) => unanswered.size === 0) ?? all[0]!;
    connections.delete(slowest);
    cutOff(slowest);
  }

  /** Stops accepting, lets running requests finish, and cuts what is left after `patience` ms. */
  async function drain(patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    // Not http's own close(): it cuts answers that are ended but still on their way to the client.
    NetServer.prototype.close.call(server, () => resolve());
    draining = true;
    for (const unanswered of connections.values()) unanswered.forEach(endWith);
    const closeIdle = () => {
      for (const [socket, { size }] of connections) if (size === 0) socket.destroySoon();
    };
    // Not at once: what a visitor has sent already must not meet a closed door. And after a look at the
    // connections: on a busy machine the time is up while a request still waits to be read.
    const linger = setTimeout(() => setImmediate(closeIdle), limits.linger);
    const cut = setTimeout(() => connections.forEach((_, socket) => socket.destroy()), patience);
    await promise;
    clearTimeout(linger);
    clearTimeout(cut);
  }

  return { server, drain };
}

/** Returning 2 makes Node's parser skip the requests already buffered. */
function cutOff(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
}

/** Makes this the last answer on its connection. */
function endWith(response: ServerResponse): void {
  const { socket } = response.req;
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => socket.destroySoon());
}

/**
 * Browsers say how long a body is. One in chunks would cost a call for every byte, wherever it is sent to, and has ended
 * differently for two servers before. With two hosts, a proxy may have gone by the other one (RFC 9112, 3.2).
 */
function refusalOf({ httpVersion, rawHeaders, headers }: IncomingMessage): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  const isClear = httpVersion === '1.0' ? hosts <= 1 : hosts === 1;
  return isClear ? undefined : 400;
}
