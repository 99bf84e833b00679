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
export function createClient(origin: string, host = new URL(origin).host): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agents = new Map<string | undefined, http.Agent>();
  // Certificates of the tests are nobody's; what a server does with TLS is asked elsewhere.
  const agentFrom = (localAddress?: string) =>
    new Agent({ keepAlive: true, rejectUnauthorized: false, ...(localAddress && { localAddress }) });

  return async (path, { method = 'GET', headers = {}, body, from } = {}) => {
    if (!agents.has(from)) agents.set(from, agentFrom(from));
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const length = body && { 'content-length': String(body.length) };
    const question = request(
      { hostname, port, path, method, headers: { host, ...length, ...headers }, agent: agents.get(from) },
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
