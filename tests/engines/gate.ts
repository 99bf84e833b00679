import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SENDMAIL_PATH } from '../../contract/endpoints.ts';

export type Post = { headers: IncomingMessage['headers']; form: FormData };

type Rule = {
  pattern: RegExp;
  apply: (request: IncomingMessage, response: ServerResponse) => Promise<'go on' | 'done'>;
};

/**
 * Stands between browser and site: every engine's network can be watched and disturbed here, so no
 * browser has to be able to. Kept files are asked for again, so that a disturbance meets them, too.
 */
export async function openGate(site: string) {
  const agent = new Agent({ keepAlive: true });
  let rules: Rule[] = [];
  let posts: Post[] = [];
  const held: (() => void)[] = [];

  const pass = (
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    rewrite?: (html: string) => string,
  ) =>
    new Promise<void>((resolve, reject) => {
      const { url = '/', method, headers } = incoming;
      const plain = rewrite && { 'accept-encoding': 'identity', 'if-none-match': '' };
      const outgoing = request(
        site + url,
        { agent, method, headers: { ...headers, ...plain } },
        async (answer) => {
          try {
            const kept = { ...answer.headers, 'cache-control': 'no-cache' };
            if (rewrite) {
              const text = rewrite((await buffer(answer)).toString());
              response
                .writeHead(answer.statusCode!, { ...kept, 'content-length': Buffer.byteLength(text) })
                .end(text);
            } else {
              response.writeHead(answer.statusCode!, kept);
              answer.pipe(response);
            }
            resolve();
          } catch (error) {
            reject(error as Error);
          }
        },
      );
      outgoing.on('error', reject).end(body);
    });

  const server = createServer(async (incoming, response) => {
    try {
      const body = await buffer(incoming);
      if (incoming.url === SENDMAIL_PATH) {
        const headers = { 'content-type': incoming.headers['content-type']! };
        posts.push({
          headers: incoming.headers,
          form: await new Response(body as never, { headers }).formData(),
        });
      }
      for (const { apply } of rules.filter(({ pattern }) => pattern.test(incoming.url!)))
        if ((await apply(incoming, response)) === 'done') return;
      await pass(incoming, body, response);
    } catch {
      response.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const add = (pattern: RegExp, apply: Rule['apply']) => {
    const rule = { pattern, apply };
    rules.push(rule);
    return () => void (rules = rules.filter((each) => each !== rule));
  };

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The messages, oldest first. */
    posts: () => posts,
    /** As if the line were cut; until the returned function is called. */
    cut: (pattern: RegExp) => add(pattern, async (incoming) => (incoming.socket.destroy(), 'done')),
    answer: (pattern: RegExp, status: number, text = '') =>
      add(pattern, async (_, response) => (response.writeHead(status).end(text), 'done')),
    /** Keeps requests waiting until the returned function is called. */
    hold(pattern: RegExp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.push(resolve);
      add(pattern, () => promise.then(() => 'go on'));
      return resolve;
    },
    rewrite: (pattern: RegExp, change: (html: string) => string) =>
      add(
        pattern,
        async (incoming, response) => (await pass(incoming, Buffer.alloc(0), response, change), 'done'),
      ),
    reset() {
      for (const release of held.splice(0)) release();
      rules = [];
      posts = [];
    },
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

export type Gate = Awaited<ReturnType<typeof openGate>>;
