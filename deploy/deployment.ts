import { extname } from 'node:path';
import type { Manifest, ManifestFile } from '../server/manifest.ts';

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
  certificate?: { cert: string; key: string };
};

export const KONTAKT = '/kontakt/';

/** Our server hangs up on an idle connection after five seconds: whoever keeps one must be quicker. */
export const UPSTREAM_KEEPALIVE = '4s';

export const documentHeaders = ({ headers, documentHeaders }: Manifest) => ({
  ...headers,
  ...documentHeaders,
});

/** Media types by file name extension, without the dot. */
export function mediaTypes({ files }: Manifest): Map<string, string> {
  return new Map(files.map(({ file, type }): [string, string] => [extname(file).slice(1), type]).toSorted());
}

/** Extensions of the files that have an address of their own. */
export function assetExtensions({ files }: Manifest): string[] {
  const assets = files.filter(({ kind }) => kind === 'asset');
  return [...new Set(assets.map(({ file }) => extname(file).slice(1)))].toSorted();
}

/** Extensions of the files that also lie compressed. */
export function compressedExtensions({ files }: Manifest): string[] {
  const compressed = files.filter(({ encodings }) => Object.keys(encodings).length > 0);
  return [...new Set(compressed.map(({ file }) => extname(file).slice(1)))].toSorted();
}

export type CachingRule = {
  folder: string;
  caching: string;
  /** Whether it is about everything below the folder, or only about what lies in it. */
  whole: boolean;
};

/** How long files may be kept, by folder: the first rule that fits counts, and the last one fits all. */
export function cachingRules(manifest: Manifest, folder = '/'): CachingRule[] {
  const below = manifest.files.filter(({ path }) => path.startsWith(folder));
  const [caching, ...others] = cachingOf(below);
  if (others.length === 0) return [{ folder, caching: caching!, whole: true }];

  const nameOf = ({ path }: ManifestFile) => path.slice(folder.length);
  const isDeeper = (file: ManifestFile) => file.kind === 'asset' && nameOf(file).includes('/');
  const subfolders = new Set(
    below.filter(isDeeper).map((file) => `${folder}${nameOf(file).split('/', 1)[0]}/`),
  );
  const direct = cachingOf(below.filter((file) => !isDeeper(file)));
  if (direct.length !== 1)
    throw new Error(`The files in ${folder} do not agree on how long they may be kept.`);
  return [
    ...[...subfolders].toSorted().flatMap((subfolder) => cachingRules(manifest, subfolder)),
    { folder, caching: direct[0]!, whole: false },
  ];
}

const cachingOf = (files: ManifestFile[]) => [...new Set(files.map(({ cacheControl }) => cacheControl))];
