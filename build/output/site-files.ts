import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType, mimes } from 'hono/utils/mime';
import { cached, hashOfSources } from '../../cache/build-cache.ts';
import type { ManifestFile } from '../../contract/manifest.ts';
import { pictureHeaders } from './headers.ts';

/** A file of the finished site, before it is written. */
export type SiteFile = {
  path: string;
  /** What takes long to make is made when it is written or asked for. */
  content: Buffer | (() => Promise<Buffer>);
  kind?: 'page' | 'asset';
  cacheControl?: string;
  headers?: Record<string, string>;
};

export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** For pictures whose names stay when they change. */
export const CACHE_DAY = 'public, max-age=86400';
/**
 * Untouched: a CDN that hides e-mail addresses, as Cloudflare does unless told otherwise, would bring a script to show
 * them again that Trusted Types stop, and the legal notice would name no address.
 */
const CACHE_REVALIDATE = 'no-cache, no-transform';

/** JSON is UTF-8 by itself; a browser that shows one as a page asks for it all the same. */
const TYPES = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

export const contentOf = async ({ content }: Pick<SiteFile, 'content'>): Promise<Buffer> =>
  typeof content === 'function' ? content() : content;

/** No first paint waits for data, and this takes half the time. */
const qualityFor = (type: string) => (type.includes('json') ? 10 : 11);

const sourcesHash = hashOfSources('build/output/site-files.ts');

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** By the ending of the name, in any case: cameras write «.JPG». */
export const mediaTypeOf = (name: string) => getMimeType(name, TYPES);

export function mediaType(name: string): string {
  const type = mediaTypeOf(name);
  if (!type) throw new Error(`No media type for ${name}`);
  return type;
}

/** A handful at a time: compressing hundreds of files at once only costs memory. */
export async function writeSiteFiles(folder: string, files: SiteFile[]): Promise<ManifestFile[]> {
  const waiting = files.entries();
  const written: ManifestFile[] = [];
  const work = async () => {
    for (const [index, file] of waiting) written[index] = await writeSiteFile(folder, file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return written;
}

/** Writes a file and its compressed siblings below `folder`, and tells what the server needs. */
async function writeSiteFile(folder: string, file: SiteFile): Promise<ManifestFile> {
  const { path, kind = 'asset', cacheControl = CACHE_REVALIDATE, headers } = file;
  const content = await contentOf(file);
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const type = mediaType(name);
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);

  const encodings: ManifestFile['encodings'] = {};
  if (/^text|json|xml|svg|javascript/.test(type)) {
    for (const [encoding, extension, compressed] of await compress(content, type)) {
      if (compressed.length >= content.length) continue;
      writeFileSync(join(folder, name + extension), compressed);
      encodings[encoding] = name.slice(1) + extension;
    }
  }
  return {
    path,
    kind,
    file: name.slice(1),
    type,
    cacheControl,
    ...(type.startsWith('image/') ? { headers: { ...pictureHeaders, ...headers } } : headers && { headers }),
    hash: hashOf(content),
    encodings,
  };
}

/** Both work in threads of their own. */
function compress(content: Buffer, type: string) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityFor(type),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = () => promisify(brotliCompress)(content, { params });
  const gzipped = () => promisify(gzip)(content, { level: 9 });
  return Promise.all([
    cached(`${sourcesHash}br${type}`, content, brotli).then((made) => ['br', '.br', made] as const),
    cached(`${sourcesHash}gzip${type}`, content, gzipped).then((made) => ['gzip', '.gz', made] as const),
  ]);
}
