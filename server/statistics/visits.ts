import type { IncomingHttpHeaders } from 'node:http';
import { dataPath } from '../../contract/data-path.ts';
import type { Manifest } from '../../contract/manifest.ts';
import { type Clock, DAY } from '../clock.ts';
import { isRobot } from './robots.ts';
import type { Tally } from './tally.ts';

/** Notes an answer of 200 or 304 to a GET. Nothing of the request is kept but what `Measure` lists. */
export type NoteVisit = (path: string, headers: IncomingHttpHeaders) => void;

type Address = { page: string; isData: boolean };
type Parts = { manifest: Manifest; publicOrigin: string | undefined; tally: Tally; clock: Clock };

const KONTAKT = '/kontakt/';

/** Anyone can invent hosts: so many different ones a day are told apart, the rest count as one. */
const MOST_HOSTS = 200;
const OTHER_HOSTS = 'andere';

const HOST = /^[a-z0-9.-]{1,100}$/;

export function createVisits({ manifest, publicOrigin, tally, clock }: Parts): NoteVisit {
  const addresses = addressesOf(manifest);
  const publicHost = publicOrigin && new URL(publicOrigin).host;
  const hosts = new Set<string>();
  let hostsDay = 0;

  /** Of all hosts of a day the first ones, so that the sums stay small. */
  function nameOf(host: string): string {
    const name = host.replace(/:\d+$/, '');
    if (hosts.has(name)) return name;
    const day = Math.floor(clock() / DAY);
    if (day !== hostsDay) hosts.clear();
    hostsDay = day;
    if (hosts.size >= MOST_HOSTS || !HOST.test(name)) return OTHER_HOSTS;
    hosts.add(name);
    return name;
  }

  return (path, headers) => {
    const address = addresses.get(path);
    // What a browser loads on suspicion is no visit.
    if (!address || headers['sec-purpose'] !== undefined) return;
    const { page, isData } = address;
    if (isRobot(headers)) {
      if (!isData) tally.add('robot', page);
      return;
    }
    // The application, which opens the contact page, asks for its cookie.
    if (!isData && headers['sec-fetch-dest'] === 'empty') return page === KONTAKT && tally.add('kontakt', '');
    tally.add(isData ? 'further' : 'view', page);
    if (page === KONTAKT && !isData) tally.add('kontakt', '');
    const from = parseReferrer(headers.referer);
    if (!from) return;
    const isOwn = from.host === publicHost || from.host === headers.host;
    if (!isOwn && !isData) tally.add('referrer', nameOf(from.host));
    const before = isOwn && page === KONTAKT ? addresses.get(from.path)?.page : undefined;
    if (before && before !== KONTAKT) tally.add('to-kontakt', before);
  };
}

function addressesOf({ build, files }: Manifest): Map<string, Address> {
  const pages = files.filter(({ kind }) => kind === 'page');
  return new Map(
    pages.flatMap(({ path }): [string, Address][] => [
      [path, { page: path, isData: false }],
      [dataPath(build, path), { page: path, isData: true }],
    ]),
  );
}

/** By hand: `URL` would cost more than all the rest, and would tidy up what is no address. */
function parseReferrer(referrer: string | undefined): { host: string; path: string } | undefined {
  if (!referrer?.startsWith('http')) return undefined;
  const start = referrer.indexOf('://') + '://'.length;
  const slash = referrer.indexOf('/', start);
  const end = slash === -1 ? referrer.length : slash;
  return { host: referrer.slice(start, end).toLowerCase(), path: referrer.slice(end).split(/[?#]/, 1)[0]! };
}
