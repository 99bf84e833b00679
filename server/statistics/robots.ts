import type { IncomingHttpHeaders } from 'node:http';

/** All browsers begin so, for historical reasons; hardly a program that is none does. */
const BROWSER = 'Mozilla/5.0 (';

/** What robots that pass for a browser say of themselves nevertheless. `http`: where to read about them. */
const MARKS = /compatible|http|[bB]ot|Headless|Lighthouse/;

/** Whoever wants to be taken for a person is: no more is looked at than what every browser says of itself. */
export function isRobot(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  if (!agent?.startsWith(BROWSER) || headers['accept-language'] === undefined) return true;
  return MARKS.test(agent);
}
