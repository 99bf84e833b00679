import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The address to ask from. */
  from?: string;
};
export type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };
export type Ask = (path: string, question?: Question) => Promise<Answer>;

/**
 * Asks exactly what it is told and shows exactly what comes back: `fetch` tidies paths, adds headers,
 * follows redirects and unpacks bodies. A header that came twice shows as `a, a`.
 */
export function createClient(origin: string, ca?: string): Ask {
  const secure = origin.startsWith('https:');
  const agent = secure ? new https.Agent({ keepAlive: true, ...(ca && { ca }) }) : new http.Agent();
  const { request } = secure ? https : http;
  const { hostname, port } = new URL(origin);

  return async (path, { method = 'GET', headers = {}, body, from } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    // A connection from another address is another connection.
    const own = from === undefined ? { agent } : { agent: false as const, localAddress: from, ca };
    const length = body && { 'content-length': String(body.length) };
    const question = request(
      { hostname, port, path, method, headers: { ...length, ...headers }, ...own },
      resolve,
    );
    question.on('error', reject).end(body);
    const response = await promise;
    return {
      status: response.statusCode!,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, value?.toString()]),
      ),
      body: await buffer(response),
    };
  };
}
