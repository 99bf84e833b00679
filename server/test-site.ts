import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createServer } from './http-server.ts';
import { createListener, type ListenerParts } from './listener.ts';
import { LIMITS } from './limits.ts';
import type { NewMessage } from './outbox/message.ts';
import { writeTestBuild } from './test-build.ts';

/** For tests: the whole server but its process, on a port, with a small build and an outbox that takes everything. */
export async function startTestSite(
  parts: Partial<Pick<ListenerParts, 'publicOrigin' | 'rates' | 'noteVisit'>> = {},
) {
  const { manifest, dist } = writeTestBuild();
  const kept: NewMessage[] = [];
  const events: string[] = [];
  const listener = createListener({
    manifest,
    dist,
    outbox: {
      async add(message) {
        kept.push(message);
        return 'added';
      },
      checkReady: async () => {},
    },
    isDraining: () => false,
    rates: LIMITS.rates,
    proxyHops: 0,
    clock: Date.now,
    log: (event) => events.push(event),
    ...parts,
  });
  const { server, drain } = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => drain(0));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, kept, events };
}

/** Sends the bytes as they are, where any client would tidy them up, and reads until the server hangs up. */
export async function exchange(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('latin1');
  socket.end(Buffer.from(bytes, 'latin1'));
  return text(socket).catch(() => '');
}
