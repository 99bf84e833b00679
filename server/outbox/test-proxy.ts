import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { clusterSocket } from './test-database.ts';

/** For tests: the way to a database, which can be cut off or fall silent. */
export async function openProxy(address: string) {
  let silent = false;
  let pause = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((socket) => {
    keep(socket);
    const database = keep(connect(clusterSocket()));
    const forward = (chunk: Buffer) => {
      if (silent) return;
      if (pause === 0) database.write(chunk);
      else setTimeout(() => database.write(chunk), pause);
    };
    socket.on('data', forward).on('close', () => database.destroy());
    database.on('data', (chunk) => socket.write(chunk)).on('close', () => socket.destroy());
  });

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  const port = await listen(0);
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  const url = new URL(address);
  return {
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    cut,
    restore: async () => void (await listen(port)),
    /** Whatever the client sends reaches the database so many milliseconds later. */
    delay: (milliseconds: number) => void (pause = milliseconds),
    /** While on, the proxy takes what the client sends and keeps it from the database: nothing is answered. */
    silence: (on: boolean) => void (silent = on),
  };
}
