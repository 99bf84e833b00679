import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import cors from '../../src/features/versuch/cors.ts';
import type { Journeys } from './visitor.ts';

type Call = { method?: string; headers?: string; credentials?: RequestCredentials; answer: string };

/** In an answer: the origin of the page that asks. */
const ORIGIN = 'https://page.example';
const ANY = 'Access-Control-Allow-Origin: *';
const THIS = `Access-Control-Allow-Origin: ${ORIGIN}`;
const COOKIES = `${THIS}\nAccess-Control-Allow-Credentials: true`;
const withMethods = (answer: string, list: string) => `${answer}\nAccess-Control-Allow-Methods: ${list}`;
const withHeaders = (answer: string, list: string) => `${answer}\nAccess-Control-Allow-Headers: ${list}`;
const include = 'include';

const CALLS: Call[] = [
  { answer: ANY },
  { answer: THIS },
  { answer: 'Content-Language: de' },
  { answer: `${THIS}/` },
  { answer: `${ANY}\n${ANY}` },
  { credentials: include, answer: `${ANY}\nAccess-Control-Allow-Credentials: true` },
  { credentials: include, answer: THIS },
  { credentials: include, answer: COOKIES },
  { credentials: include, answer: COOKIES.replace('true', 'True') },
  { method: 'HEAD', answer: ANY },
  { method: 'POST', headers: 'Content-Type: text/plain;charset=utf-8', answer: THIS },
  { method: 'POST', headers: 'Content-Type: text/plain; x="1"', answer: THIS },
  { method: 'POST', headers: 'Content-Type: application/json', answer: ANY },
  { method: 'POST', headers: 'Content-Type: application/json', answer: withHeaders(ANY, 'content-TYPE') },
  { method: 'PUT', answer: withMethods(ANY, 'GET, PUT') },
  { method: 'PUT', answer: withMethods(ANY, 'put') },
  { method: 'put', answer: withMethods(ANY, 'PUT') },
  { method: 'patch', answer: withMethods(ANY, 'PATCH') },
  { method: 'DELETE', answer: withMethods(ANY, '*') },
  { method: 'DELETE', answer: `HTTP/1.1 404\n${withMethods(ANY, '*')}` },
  { answer: `HTTP/1.1 404\n${ANY}` },
  { method: 'DELETE', credentials: include, answer: withMethods(COOKIES, '*') },
  { headers: 'X-Key: y', answer: withHeaders(ANY, '*') },
  { headers: 'X-Key: y', answer: withHeaders(ANY, 'X-Other') },
  { headers: 'X-Key: y', credentials: include, answer: withHeaders(COOKIES, '*') },
  // The standard wants it named; should an engine begin to insist, the experiment has to say so.
  { headers: 'Authorization: x', answer: withHeaders(ANY, '*') },
  { headers: `Accept: ${'a'.repeat(129)}`, answer: ANY },
  { headers: 'Accept-Language: de_DE', answer: ANY },
  { headers: 'Range: bytes=0-9', answer: ANY },
  { headers: 'Range: bytes=-9', answer: ANY },
  { headers: 'Range: bytes=9-0', answer: ANY },
  { headers: 'Cookie: a\nSet-Cookie: a\nSec-A: b\nAccess-Control-Request-Method: PUT', answer: ANY },
];

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.includes(': ') ? [line.split(': ') as [string, string]] : []));

/** A blank page of one origin, and what it calls at another: both by the port. */
async function openServers() {
  const asked = new Set<number>();
  const server = () =>
    createServer(({ url, method, headers }, response) => {
      const index = Number(url!.slice(1));
      const { answer } = CALLS[index] ?? { answer: 'Content-Type: text/html' };
      const isAsking = method === 'OPTIONS' && 'access-control-request-method' in headers;
      if (isAsking) asked.add(index);
      const status = Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 200);
      const lines = linesOf(answer.replace(ORIGIN, headers.origin ?? ''));
      response.writeHead(status, lines.flat()).end();
    }).listen(0, '127.0.0.1');
  const servers = [server(), server()];
  await Promise.all(servers.map((some) => once(some, 'listening')));
  const [page, target] = servers.map((some) => `http://127.0.0.1:${(some.address() as AddressInfo).port}/`);
  const close = () => {
    for (const some of servers) {
      some.close();
      some.closeAllConnections();
    }
  };
  return { page: `${page!}page`, target: target!, asked, close };
}

export const askingJourneys: Journeys = {
  async 'what may be read of another origin is what the experiment says'({ visitor, forgive }) {
    // Each says so in its own words.
    forgive(/./);
    const { page, target, asked, close } = await openServers();
    try {
      await visitor.browser.open(page);
      const calls = CALLS.map(({ headers = '', method = 'GET', credentials = 'same-origin' }) => ({
        headers: linesOf(headers),
        method,
        credentials,
      }));
      const isRead = await visitor.evaluate(
        (address, all) =>
          Promise.all(
            all.map((call, index) =>
              fetch(address + index, call).then(
                () => true,
                () => false,
              ),
            ),
          ),
        target,
        calls,
      );
      const said = CALLS.map((call) => {
        const texts = { method: 'GET', headers: '', credentials: '', ...call, page: ORIGIN, target };
        const { isGood, findings } = cors.answer(texts);
        const isAsked = findings!.some(({ term, text }) => term === 'Vorabfrage' && text.startsWith('Ja'));
        return { call, isAsked, isRead: isGood };
      });
      const done = CALLS.map((call, index) => ({
        call,
        isAsked: asked.has(index),
        isRead: isRead[index],
      }));
      expect(said).toEqual(done);
    } finally {
      close();
    }
  },
};
