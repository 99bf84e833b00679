import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** All in milliseconds. */
export type Limits = {
  headers: number;
  /** Headers and body together. */
  request: number;
  /** Between two requests on one connection. */
  keepAlive: number;
  /** Without a byte in either direction. Node grants a started write a second round. */
  idle: number;
  /** For a reader who takes just enough, just often enough, never to be idle. */
  response: number;
  /** How often the first two are looked at. */
  check: number;
  /** For a request that is on its way on an open connection while the server stops. */
  linger: number;
};

export type DrainableServer = {
  server: Server;
  /** Stops accepting, lets running requests finish, and cuts what is left after `patience` ms. */
  drain: (patience: number) => Promise<void>;
};

const LIMITS: Limits = {
  headers: 8_000,
  request: 12_000,
  keepAlive: 5_000,
  idle: 7_000,
  response: 60_000,
  check: 1_000,
  linger: 200,
};

/** A server that lets nobody hold a connection by being slow. */
export function createServer(listener: RequestListener, limits: Limits = LIMITS): DrainableServer {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let draining = false;

  const server = createHttpServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.check,
    maxHeaderSize: 8 * 1024,
  });
  server.setTimeout(limits.idle);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (request, response) => {
    if (namesTwoHosts(request.rawHeaders) || isChunkedTooEarly(request)) {
      response.writeHead(400, ['content-length', '0', 'connection', 'close']).end();
      return;
    }
    running.add(response);
    response.once('close', () => running.delete(response));
    if (draining) endWith(response);
    listener(request, response);
    // Nearly every answer fits the kernel's buffer at once and needs no timer.
    if (request.socket.writableLength === 0) return;
    const deadline = setTimeout(() => request.socket.destroy(), limits.response);
    response.once('close', () => clearTimeout(deadline));
  });

  async function drain(patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    // Not http's own close(): it cuts answers that are ended but still on their way to the client.
    NetServer.prototype.close.call(server, () => resolve());
    draining = true;
    for (const response of running) endWith(response);
    const closeIdle = () => {
      const busy = new Set([...running].map(({ req }) => req.socket));
      for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
    };
    // Not at once: what a visitor has sent already must not meet a closed door. And after a look at the
    // connections: on a busy machine the time is up while a request still waits to be read.
    const linger = setTimeout(() => setImmediate(closeIdle), limits.linger);
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patience);
    await promise;
    clearTimeout(linger);
    clearTimeout(cut);
  }

  return { server, drain };
}

/** Makes this the last answer on its connection. */
function endWith(response: ServerResponse): void {
  const { socket } = response.req;
  if (!response.headersSent) response.setHeader('connection', 'close');
  response.once('close', () => socket.destroySoon());
}

/** HTTP/1.0 knows no chunks: a proxy of its time would see another end of the request (RFC 9112, 6.1). */
function isChunkedTooEarly({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' && headers['transfer-encoding'] !== undefined;
}

/** Node takes the first and lets it pass; a proxy may have gone by the second (RFC 9112, 3.2). */
function namesTwoHosts(rawHeaders: string[]): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}
