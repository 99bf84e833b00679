import type { IncomingHttpHeaders } from 'node:http';

/** What robots that say so call themselves, and programs that are no browsers. */
const NAMES =
  /(?<!cu)bot|crawl|spider|slurp|archiver|preview|facebookexternalhit|headless|lighthouse|monitor|uptime|scan|feed|curl|wget|python|java\/|go-http|okhttp|axios|node|perl|ruby|libwww|http_?client/i;

/** Whoever wants to be taken for a person is: no more is asked than what every browser says of itself. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  return agent === undefined || headers['accept-language'] === undefined || NAMES.test(agent);
}
