import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SENDMAIL_PATH } from '../../contract/endpoints.ts';

/**
 * Stands between browser and site: every engine's network can be watched and disturbed here, so no browser has to be
 * able to. Kept files are asked for again, so that a disturbance meets them, too.
 */
export async function openGate(site: string) {
  const agent = new Agent({ keepAlive: true });
  const posts: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  /** What is held until it resolves; `cut` where it rejects. */
  let holds: { pattern: RegExp; until: Promise<unknown> }[] = [];

  const server = createServer(async (incoming, response) => {
    try {
      const { url = '/', method, headers } = incoming;
      const body = await buffer(incoming);
      if (url === SENDMAIL_PATH) posts.push({ headers, body });
      for (const { pattern, until } of holds) if (pattern.test(url)) await until;
      const outgoing = request(site + url, { agent, method, headers });
      outgoing.end(body);
      const [answer] = await once(outgoing, 'response');
      response.writeHead(answer.statusCode, { ...answer.headers, 'cache-control': 'no-cache' });
      answer.pipe(response);
    } catch {
      response.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const hold = (pattern: RegExp, until: Promise<unknown>) => {
    const rule = { pattern, until };
    holds.push(rule);
    return () => void (holds = holds.filter((other) => other !== rule));
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The messages, oldest first. */
    posts,
    /** As if the line were cut; until the returned function is called. */
    cut(pattern: RegExp) {
      const broken = Promise.reject(new Error('The line is cut'));
      broken.catch(() => {});
      return hold(pattern, broken);
    },
    /** Keeps requests waiting until the returned function is called. */
    hold(pattern: RegExp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold(pattern, promise);
      return resolve;
    },
    reset() {
      holds = [];
      posts.length = 0;
    },
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

export type Gate = Awaited<ReturnType<typeof openGate>>;
