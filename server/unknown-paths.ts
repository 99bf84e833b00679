import type { Manifest, ManifestFile } from '../contract/manifest.ts';

/** Where a path leads that is no file of the build. */
export type Resolution = { moved: string } | { unknownBelow: string } | 'missing' | 'home';

const ASSET_FOLDER = /^\/(?:assets|daten|\.well-known)\//;
const ASSET_NAME =
  /\.(?:js|mjs|css|map|json|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|txt|xml|webmanifest|pdf|mp4|webm|zip)$/i;

/** Unreserved and percent-encoded characters only: safe to repeat in a Location as received. */
const PLAIN_SEGMENT = /^(?:[\w.~-]|%[0-9a-f]{2})+$/i;

type Known = Pick<Manifest, 'redirects'> & {
  files: Pick<ManifestFile, 'kind' | 'path'>[];
  notFound: Pick<Manifest['notFound'][number], 'prefix'>[];
};

/**
 * Every location it gives is a path of the manifest, or a prefix of the manifest plus one plain
 * segment. Nothing else of the request can get into a redirect, so none leaves this host.
 */
export function createUnknownPathResolver({
  files,
  redirects,
  notFound,
}: Known): (path: string) => Resolution {
  const pages = files.filter(({ kind }) => kind === 'page').map(({ path }) => ({ from: path, to: path }));
  const moved = new Map([...redirects, ...pages].map(({ from, to }) => [comparable(from), encodeURI(to)]));

  return (path) => {
    const decoded = decode(path);
    // The absolute form `http://…` and `*` do not start with a slash.
    if (decoded === undefined || !path.startsWith('/')) return 'home';
    const location = moved.get(comparable(decoded));
    if (location !== undefined) return { moved: location };
    const below = notFound.find(({ prefix }) => path.startsWith(prefix));
    if (below) return belowPrefix(below.prefix, path, decoded);
    return ASSET_FOLDER.test(decoded) || ASSET_NAME.test(decoded) ? 'missing' : 'home';
  };
}

function belowPrefix(prefix: string, path: string, decoded: string): Resolution {
  const complete = path.endsWith('/');
  const segment = path.slice(prefix.length, complete ? -1 : undefined);
  // Browsers resolve dot segments, also encoded ones, before they ask: no entry has such a name.
  if (segment === '' || segment.includes('/') || /\/\.\.?\/?$/.test(decoded)) return 'home';
  if (complete) return { unknownBelow: prefix };
  return PLAIN_SEGMENT.test(segment) ? { moved: `${path}/` } : 'home';
}

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
