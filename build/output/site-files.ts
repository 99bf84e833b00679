import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { keptLater, recipeOf } from '../../cache/kept.ts';
import type { Encoding, ManifestFile } from '../../contract/manifest.ts';
import { pictureHeaders } from './headers.ts';

/** A file of the finished site, before it is written. */
export type SiteFile = {
  path: string;
  content: Buffer;
  kind?: 'page' | 'asset';
  cacheControl?: string;
  headers?: Record<string, string>;
  /** How many there are of its kind: of many the time for each counts. */
  siblings?: number;
};

/** So many files of one kind that packing them as tightly as possible would take minutes. */
const MANY = 200;
const THOUSANDS = 1000;

export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable';
/** For pictures whose names stay when they change. */
export const CACHE_DAY = 'public, max-age=86400';
/**
 * Untouched: a CDN that hides e-mail addresses, as Cloudflare does unless told otherwise, would bring a script to show
 * them again that Trusted Types stop, and the legal notice would name no address.
 */
const CACHE_REVALIDATE = 'no-cache, no-transform';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.zip': 'application/zip',
};

export const KNOWN_ENDINGS = Object.keys(TYPES);

/** As every text is sent to a browser of today. */
const compressBrotli = (content: Buffer, quality = 11): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // How it writes distances: costs nothing, and our documents are 0.1 % smaller on average.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    },
  });

type Compressor = { extension: string; compress: (content: Buffer, quality: number) => Promise<Buffer> };

/** See decision 0074: 2 % more bytes for less than half of the time, 8 % for a thirtieth of it. */
function qualityFor({ siblings = 1 }: SiteFile, type: string): number {
  if (siblings > THOUSANDS) return 7;
  // No first paint waits for data.
  return siblings > MANY || type.includes('json') ? 10 : 11;
}

const compressors: Record<Encoding, Compressor> = {
  br: {
    extension: '.br',
    compress: compressBrotli,
  },
  zstd: {
    extension: '.zst',
    // Level 9: browsers that read zstd get brotli, as a rule, and level 12 saves 0.3 % of the bytes for more than twice
    // the time.
    compress: (content) =>
      promisify(zstdCompress)(content, {
        params: { [constants.ZSTD_c_compressionLevel]: 9 },
        // Without the size each call reserves buffers for the largest file there could be.
        pledgedSrcSize: content.length,
      }),
  },
  gzip: { extension: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
};

const recipe = recipeOf('build/output/site-files.ts');

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const shortened = (digest: string) => digest.slice(0, 16);
export const hashOf = (content: string | Buffer) => shortened(digestOf(content));

/** By the ending of the name, in any case: cameras write «.JPG». */
export const mediaTypeOf = (name: string) => TYPES[(extname(name) || name).toLowerCase()];

export function mediaType(name: string): string {
  const type = mediaTypeOf(name);
  if (!type) throw new Error(`No media type for ${name}`);
  return type;
}

export type Folders = {
  /** Where the site is written. */
  folder: string;
  /** Where the one before stands, if there is one. */
  before: string;
};

/** A handful at a time: compressing hundreds of files at once only costs memory. */
export async function writeSiteFiles(folders: Folders, files: SiteFile[]): Promise<ManifestFile[]> {
  const waiting = files.entries();
  const written: ManifestFile[] = [];
  const work = async () => {
    for (const [index, file] of waiting) written[index] = await writeSiteFile(folders, file);
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return written;
}

/** Writes a file and its compressed siblings below `folder`, and tells what the server needs. */
export async function writeSiteFile(folders: Folders, file: SiteFile): Promise<ManifestFile> {
  const { path, content, kind = 'asset', cacheControl = CACHE_REVALIDATE, headers } = file;
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const type = mediaType(name);
  mkdirSync(dirname(join(folders.folder, name)), { recursive: true });
  put(folders, name, content);

  const digest = digestOf(content);
  const encodings: ManifestFile['encodings'] = {};
  if (/^text|json|xml|svg|javascript/.test(type)) {
    const quality = qualityFor(file, type);
    await Promise.all(
      Object.entries(compressors).map(async ([encoding, { extension, compress }]) => {
        const compressed = await keptLater(`${recipe}${encoding}${quality}`, digest, () =>
          compress(content, quality),
        );
        if (compressed.length >= content.length) return;
        put(folders, name + extension, compressed);
        encodings[encoding as Encoding] = name.slice(1) + extension;
      }),
    );
  }
  const sorted = Object.fromEntries(Object.entries(encodings).toSorted()) as ManifestFile['encodings'];
  return {
    path,
    kind,
    file: name.slice(1),
    type,
    cacheControl,
    ...(type.startsWith('image/') ? { headers: { ...pictureHeaders, ...headers } } : headers && { headers }),
    hash: shortened(digest),
    encodings: sorted,
  };
}

/** What has not changed is taken over: to link it takes a tenth of the time that writing takes. */
function put({ folder, before }: Folders, name: string, content: Buffer): void {
  const target = join(folder, name);
  const last = join(before, name);
  try {
    if (existsSync(last) && readFileSync(last).equals(content)) return linkSync(last, target);
  } catch {
    // The old file may not be read, or the disk knows no hard links: the file is written anew.
  }
  writeFileSync(target, content);
}
