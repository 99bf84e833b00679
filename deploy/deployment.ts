import { routeOf } from '../contract/route.ts';
import { extname } from 'node:path';
import type { Manifest, ManifestFile } from '../contract/manifest.ts';

/** What a web server in front of ours has to know. */
export type Deployment = {
  /** With the headers for this origin. */
  manifest: Manifest;
  /** Where visitors reach the site: `https://` and a name. */
  origin: string;
  /** Where our own server listens, as `host:port`. */
  upstream: string;
  /** The folder with the finished files. */
  files: string;
  /** Whether our own server counts visits: then pages pass through it, and the disk is for when it is away. */
  isCounted: boolean;
  certificate?: { cert: string; key: string };
};

/**
 * The same name with or without `www.`: visitors type either, and it leads to the one that is the origin's.
 * `undefined` where there is no such pair, as for an address or a name below another subdomain.
 */
export function otherName(origin: string): string | undefined {
  const { hostname, port } = new URL(origin);
  if (port !== '') return undefined;
  if (hostname.startsWith('www.')) return hostname.slice('www.'.length);
  return /^[^.]+\.[a-z]+$/.test(hostname) ? `www.${hostname}` : undefined;
}

/** Our server hangs up on an idle connection after five seconds: whoever keeps one must be quicker. */
export const UPSTREAM_KEEPALIVE = '4s';

/**
 * Limits of the web server in front. Twice the body that a message may have, so that our own server still says
 * what is wrong with one that is a little too long; and more time for a request than our own server gives
 * (`server/http-server.ts`), so that ours decides first.
 */
export const FRONT_LIMITS = { body: '128k', header: '10s', request: '15s', answer: '30s', idle: '30s' };

/** What every answer with this file carries, besides its type, validator and caching. */
export function headersOf({ headers }: Manifest, file: ManifestFile): Record<string, string> {
  return { ...headers, ...file.headers };
}

/** The two headers in which files differ: a document allows its own styles, and pictures may be shown elsewhere. */
export const POLICY = 'content-security-policy';
export const SHARING = 'cross-origin-resource-policy';
export const SHARED = 'cross-origin';

/** The policy of the documents at each route, as `/blog/:slug/`. */
export function policyRules(manifest: Manifest): { route: string; policy: string }[] {
  const rules = new Map<string, string>();
  for (const file of manifest.files.filter(({ kind }) => kind === 'page')) {
    const route = routeOf(file.path);
    const policy = headersOf(manifest, file)[POLICY]!;
    if ((rules.get(route) ?? policy) !== policy)
      throw new Error(`The pages at ${route} differ in their policy.`);
    rules.set(route, policy);
  }
  return [...rules].map(([route, policy]) => ({ route, policy }));
}

/** As a regular expression; some web servers see the name of the file instead of its address. */
export const routePattern = (route: string) => `^${route.replace(':slug', '[^/]+')}(?:index[.]html)?$`;

/** Media types by file name extension, without the dot. */
export function mediaTypes({ files }: Manifest): Map<string, string> {
  return new Map(files.map((file): [string, string] => [extensionOf(file), file.type]).toSorted());
}

/** Extensions of the files that have an address of their own. */
export function assetExtensions({ files }: Manifest): string[] {
  return extensionsOf(files.filter(({ kind }) => kind === 'asset'));
}

/** Extensions of the files that also lie compressed. */
export function compressedExtensions({ files }: Manifest): string[] {
  return extensionsOf(files.filter(({ encodings }) => Object.keys(encodings).length > 0));
}

/** Extensions of the files that other websites may show. */
export function sharedExtensions({ files }: Manifest): string[] {
  return extensionsOf(files.filter(({ headers }) => headers?.[SHARING] === SHARED));
}

const extensionsOf = (files: ManifestFile[]) => [...new Set(files.map(extensionOf))].toSorted();
const extensionOf = ({ file }: ManifestFile) => extname(file).slice(1);

/** About one file, about those that lie in a folder, or about everything below it. */
export type CachingRule = { path: string; scope: 'file' | 'folder' | 'tree'; caching: string };

/** How long files may be kept: the first rule that fits counts. The last one fits everything. */
export function cachingRules(manifest: Manifest, folder = '/'): CachingRule[] {
  const below = manifest.files.filter(({ path }) => path.startsWith(folder));
  const [caching, ...others] = cachingOf(below);
  if (others.length === 0) return [{ path: folder, scope: 'tree', caching: caching! }];

  const nameOf = ({ path }: ManifestFile) => path.slice(folder.length);
  const assets = below.filter(({ kind }) => kind === 'asset');
  const inside = assets.filter((file) => !nameOf(file).includes('/'));
  const subfolders = assets
    .filter((file) => nameOf(file).includes('/'))
    .map((file) => nameOf(file).split('/', 1)[0]);
  const common = cachingOf(below.filter(({ kind }) => kind === 'page')).concat(cachingOf(inside))[0]!;
  return [
    ...[...new Set(subfolders)].toSorted().flatMap((name) => cachingRules(manifest, `${folder}${name}/`)),
    ...inside
      .filter(({ cacheControl }) => cacheControl !== common)
      .map(({ path, cacheControl }): CachingRule => ({ path, scope: 'file', caching: cacheControl })),
    { path: folder, scope: 'folder', caching: common },
  ];
}

const cachingOf = (files: ManifestFile[]) => [...new Set(files.map(({ cacheControl }) => cacheControl))];

/** As a regular expression. */
export const cachingPattern = ({ path, scope }: CachingRule) =>
  `^${path.replaceAll('.', '[.]')}${scope === 'file' ? '$' : ''}`;
