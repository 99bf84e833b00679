import type { IncomingHttpHeaders } from 'node:http';
import { dataPath } from '../../contract/data-path.ts';
import { KONTAKT_PATH } from '../../contract/endpoints.ts';
import type { Manifest } from '../../contract/manifest.ts';
import { type Clock, DAY } from '../clock.ts';
import { isRobot } from './robots.ts';
import type { Counter, Tally } from './tally.ts';

/** Notes an answer of 200 or 304 to a GET. Nothing of the request is kept but what `Measure` lists. */
export type NoteVisit = (path: string, headers: IncomingHttpHeaders) => void;

type Address = {
  page: string;
  /** The document, not what the application fetches of the page. */
  isDocument: boolean;
  people: Counter;
  robots: Counter | undefined;
};
type Parts = { manifest: Manifest; publicOrigin: string | undefined; tally: Tally; clock: Clock };

/** Anyone can invent hosts: so many different ones a day are told apart, the rest count as one. */
const MOST_HOSTS = 200;
const OTHER_HOSTS = 'andere';

const HOST = /^[a-z0-9.-]{1,100}$/;

export function createVisits({ manifest, publicOrigin, tally, clock }: Parts): NoteVisit {
  const addresses = addressesOf(manifest, tally);
  const opened = tally.counter('kontakt', '');
  const publicHost = publicOrigin && new URL(publicOrigin).host;
  const nameOf = createHostNames(clock);

  /** The way to the contact page, or to the site. */
  function noteWay(referrer: string, { page, isDocument }: Address, ownHost: string | undefined): void {
    const host = hostOf(referrer);
    if (host !== publicHost && host !== ownHost) {
      if (isDocument) tally.add('referrer', nameOf(host));
    } else if (page === KONTAKT_PATH) {
      const before = addresses.get(URL.parse(referrer)?.pathname ?? '')?.page;
      if (before && before !== KONTAKT_PATH) tally.add('to-kontakt', before);
    }
  }

  return (path, headers) => {
    const address = addresses.get(path);
    // What a browser loads on suspicion is no visit.
    if (!address || headers['sec-purpose'] !== undefined) return;
    if (isRobot(headers)) {
      if (address.robots) address.robots.amount++;
      return;
    }
    if (address.page === KONTAKT_PATH && address.isDocument) {
      opened.amount++;
      // The application opened the page without its document and fetches the document for the cookie only.
      if (headers['sec-fetch-dest'] === 'empty') return;
    }
    address.people.amount++;
    if (headers.referer) noteWay(headers.referer, address, headers.host);
  };
}

function addressesOf({ build, files }: Manifest, tally: Tally): Map<string, Address> {
  const pages = files.filter(({ kind }) => kind === 'page').map(({ path }) => path);
  return new Map(
    pages.flatMap((page): [string, Address][] => {
      const document = { people: tally.counter('view', page), robots: tally.counter('robot', page) };
      const data = { people: tally.counter('further', page), robots: undefined };
      return [
        [page, { page, isDocument: true, ...document }],
        [dataPath(build, page), { page, isDocument: false, ...data }],
      ];
    }),
  );
}

/** Of all hosts of a day the first ones keep their name, so that the sums stay few. */
function createHostNames(clock: Clock): (host: string) => string {
  const known = new Set<string>();
  let today = 0;
  return (host) => {
    if (known.has(host)) return host;
    const name = host.toLowerCase().replace(/:\d+$/, '');
    const day = Math.floor(clock() / DAY);
    if (day !== today) known.clear();
    today = day;
    if (!known.has(name) && (known.size >= MOST_HOSTS || !HOST.test(name))) return OTHER_HOSTS;
    known.add(name);
    return name;
  };
}

/** By hand: `URL` would cost more than all the rest. */
function hostOf(referrer: string): string {
  const start = referrer.indexOf('//') + '//'.length;
  const end = referrer.indexOf('/', start);
  return referrer.slice(start, end === -1 ? undefined : end);
}
