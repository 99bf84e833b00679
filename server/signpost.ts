import type { Manifest } from '../contract/manifest.ts';

/** Where a path leads that is no file of the build. */
export type Direction =
  | { kind: 'moved'; location: string }
  | { kind: 'unknown-entry'; prefix: string }
  | { kind: 'missing-asset' }
  | { kind: 'home' };

const HOME: Direction = { kind: 'home' };
const MISSING_ASSET: Direction = { kind: 'missing-asset' };

const ASSET_FOLDER = /^\/(?:assets|daten|\.well-known)\//;
const ASSET_NAME =
  /\.(?:js|mjs|css|map|json|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|txt|xml|webmanifest|pdf|mp4|webm|zip)$/i;

/** Unreserved and percent-encoded characters only: safe to repeat in a Location as received. */
const PLAIN_SEGMENT = /^(?:[\w.~-]|%[0-9a-f]{2})+$/i;

/**
 * Every location it gives is a path of the manifest, or a prefix of the manifest plus one plain
 * segment. Nothing else of the request can get into a redirect, so none leaves this host.
 */
export function createSignpost(manifest: Manifest): (path: string) => Direction {
  const pages = new Map<string, Direction>();
  const files = new Map<string, Direction>();
  for (const { from, to } of manifest.redirects) {
    pages.set(comparable(from), { kind: 'moved', location: encodedPath(to) });
  }
  for (const { kind, path } of manifest.files) {
    const moved: Direction = { kind: 'moved', location: encodedPath(path) };
    if (kind === 'page') pages.set(comparable(path), moved);
    else files.set(path, moved);
  }
  const prefixes = manifest.notFound.map((entry) => entry.prefix);

  return (path) => {
    const decoded = decode(path);
    // The absolute form `http://…` and `*` do not start with a slash.
    if (decoded === undefined || !path.startsWith('/')) return HOME;
    const known = pages.get(comparable(decoded)) ?? (decoded === path ? undefined : files.get(decoded));
    if (known) return known;
    const prefix = prefixes.find((candidate) => path.startsWith(candidate));
    if (prefix !== undefined) return belowPrefix(prefix, path, decoded);
    return ASSET_FOLDER.test(decoded) || ASSET_NAME.test(decoded) ? MISSING_ASSET : HOME;
  };
}

function belowPrefix(prefix: string, path: string, decoded: string): Direction {
  const complete = path.endsWith('/');
  const segment = path.slice(prefix.length, complete ? -1 : undefined);
  // Browsers resolve dot segments, also encoded ones, before they ask: no entry has such a name.
  if (segment === '' || segment.includes('/') || /\/\.\.?\/?$/.test(decoded)) return HOME;
  if (complete) return { kind: 'unknown-entry', prefix };
  return PLAIN_SEGMENT.test(segment) ? { kind: 'moved', location: `${path}/` } : HOME;
}

/** A path as it stands in a request or a header, where everything beyond ASCII is encoded. */
export const encodedPath = (path: string) => encodeURI(path);

/** Two spellings of one page (case, encoding, final slash) compare equal. */
export function comparable(decodedPath: string): string {
  return decodedPath.replace(/\/$/, '').toLowerCase();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
