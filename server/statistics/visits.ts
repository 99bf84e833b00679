import type { IncomingHttpHeaders } from 'node:http';
import { dataPath } from '../../contract/data-path.ts';
import { KONTAKT_PATH } from '../../contract/endpoints.ts';
import type { Manifest } from '../../contract/manifest.ts';
import { type Clock, DAY } from '../clock.ts';
import { LIMITS } from '../limits.ts';
import type { Tally } from './sums.ts';

/** Notes an answer of 200 or 304 to a GET. Nothing of the request is kept but what `Measure` lists. */
export type NoteVisit = (path: string, headers: IncomingHttpHeaders) => void;

/** `isDocument`: not what the application fetches of the page. */
type Address = { page: string; isDocument: boolean };
type Parts = { manifest: Manifest; publicOrigin: string | undefined; tally: Tally; clock: Clock };

const HOST = /^[a-z0-9.-]{1,100}$/;

/** All browsers begin so, for historical reasons; hardly a program that is none does. */
const BROWSER = 'Mozilla/5.0 (';

/** What robots that pass for a browser say of themselves nevertheless. `http`: where to read about them. */
const ROBOT = /compatible|http|[bB]ot|Headless|Lighthouse/;

export function createVisits({ manifest, publicOrigin, tally, clock }: Parts): NoteVisit {
  const addresses = addressesOf(manifest);
  const publicHost = publicOrigin && new URL(publicOrigin).host;
  const nameOf = createHostNames(clock);

  /** The way to the contact page, or to the site. */
  function noteWay(referrer: URL, { page, isDocument }: Address, ownHost: string | undefined): void {
    if (referrer.host !== publicHost && referrer.host !== ownHost) {
      if (isDocument) tally.add('referrer', nameOf(referrer.hostname));
    } else if (page === KONTAKT_PATH) {
      const before = addresses.get(referrer.pathname)?.page;
      if (before && before !== KONTAKT_PATH) tally.add('to-kontakt', before);
    }
  }

  return (path, headers) => {
    const address = addresses.get(path);
    // What a browser loads on suspicion is no visit.
    if (!address || headers['sec-purpose'] !== undefined) return;
    if (isRobot(headers)) {
      if (address.isDocument) tally.add('robot', address.page);
      return;
    }
    if (address.page === KONTAKT_PATH && address.isDocument) {
      tally.add('kontakt', '');
      // The application opened the page without its document and fetches the document for the cookie only.
      if (headers['sec-fetch-dest'] === 'empty') return;
    }
    tally.add(address.isDocument ? 'view' : 'further', address.page);
    const referrer = URL.parse(headers.referer ?? '');
    if (referrer) noteWay(referrer, address, headers.host);
  };
}

function addressesOf({ build, files }: Manifest): Map<string, Address> {
  const pages = files.filter(({ kind }) => kind === 'page').map(({ path }) => path);
  const documents = pages.map((page): [string, Address] => [page, { page, isDocument: true }]);
  const data = pages.map((page): [string, Address] => [dataPath(build, page), { page, isDocument: false }]);
  return new Map([...documents, ...data]);
}

/** Whoever wants to be taken for a person is: no more is looked at than what every browser says of itself. */
function isRobot(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'];
  return !agent?.startsWith(BROWSER) || headers['accept-language'] === undefined || ROBOT.test(agent);
}

/** Of all hosts of a day the first ones keep their name, so that the sums stay few. */
function createHostNames(clock: Clock): (host: string) => string {
  const known = new Set<string>();
  let today = 0;
  return (host) => {
    const day = Math.floor(clock() / DAY);
    if (day !== today) known.clear();
    today = day;
    if (!known.has(host) && (known.size >= LIMITS.statistics.hosts || !HOST.test(host))) return 'andere';
    known.add(host);
    return host;
  };
}
