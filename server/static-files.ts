import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Encoding, Manifest, ManifestFile } from '../contract/manifest.ts';
import { chooseCoding, type Coding, matchesETag } from './negotiate.ts';
import { createSignpost, encodedPath } from './signpost.ts';

export type Answer = {
  status: number;
  /** Names and values in turn, as `response.writeHead` takes them fastest. */
  headers: string[];
  body: Buffer | undefined;
};

export type AnswerRequest = (method: string, url: string, headers: IncomingHttpHeaders) => Answer;

type Representation = { etag: string; full: Answer; notModified: Answer };
type Resource = ReadonlyMap<Coding, Representation>;
type Headers = Record<string, string>;

/**
 * Reads the whole build into memory and returns the function that answers from it. Requests meet
 * only Maps of finished answers: no URL ever becomes a file name.
 */
export function loadStaticFiles(manifest: Manifest, dist: string): AnswerRequest {
  const common = manifest.headers;
  const load = (file: ManifestFile, status = 200) =>
    loadResource(file, join(dist, 'public'), { ...common, ...file.headers }, status);

  const resources = new Map<string, Resource>();
  for (const file of manifest.files) {
    resources.set(encodedPath(file.path), load(file));
  }
  const unknownEntries = new Map<string, Resource>();
  for (const { prefix, file } of manifest.notFound) {
    unknownEntries.set(prefix, load(file, 404));
  }

  const findDirection = createSignpost(manifest);
  const toHome = redirect(302, '/', common);
  const missing = sentence(404, 'Diese Datei gibt es hier nicht.\n', common);
  const wrongMethod = sentence(405, 'Diese Adresse kann nur gelesen werden.\n', {
    ...common,
    allow: 'GET, HEAD',
  });

  function find(url: string, headers: IncomingHttpHeaders): Answer {
    const queryStart = url.indexOf('?');
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const resource = resources.get(path);
    if (resource) return represent(resource, headers);

    const direction = findDirection(path);
    switch (direction.kind) {
      case 'moved': {
        const query = queryStart === -1 ? '' : url.slice(queryStart);
        return redirect(301, direction.location + (isHeaderSafe(query) ? query : ''), common);
      }
      case 'unknown-entry':
        return represent(unknownEntries.get(direction.prefix)!, headers);
      case 'missing-asset':
        return missing;
      case 'home':
        return toHome;
    }
  }

  return (method, url, headers) => {
    if (method === 'GET') return find(url, headers);
    if (method === 'HEAD') return { ...find(url, headers), body: undefined };
    return wrongMethod;
  };
}

function represent(resource: Resource, headers: IncomingHttpHeaders): Answer {
  const coding = chooseCoding(headers['accept-encoding'], resource);
  const { etag, full, notModified } = resource.get(coding)!;
  // Preconditions only count where the answer would be a success.
  const known = full.status === 200 && matchesETag(headers['if-none-match'], etag);
  return known ? notModified : full;
}

function loadResource(file: ManifestFile, folder: string, headers: Headers, status: number): Resource {
  const codings: [Coding, string][] = Object.entries(file.encodings) as [Encoding, string][];
  const shared: Headers = {
    ...headers,
    ...(codings.length > 0 && { vary: 'Accept-Encoding' }),
    'cache-control': file.cacheControl,
    'accept-ranges': 'none',
  };
  const all: [Coding, string][] = [['identity', file.file], ...codings];
  return new Map(
    all.map(([coding, name]) => {
      const encoded = coding !== 'identity';
      const etag = `"${file.hash}${encoded ? `-${coding}` : ''}"`;
      const validated = { ...shared, etag };
      const body = readFileSync(join(folder, name));
      const described = {
        ...validated,
        'content-type': file.type,
        ...(encoded && { 'content-encoding': coding }),
      };
      const full = respond(status, described, body);
      const notModified = {
        status: 304,
        headers: Object.entries(validated).flat(),
        body: undefined,
      };
      return [coding, { etag, full, notModified }];
    }),
  );
}

/** Not cached: a wrong redirect that browsers keep for good cannot be taken back. */
function redirect(status: 301 | 302, location: string, headers: Headers): Answer {
  return respond(status, { ...headers, 'cache-control': 'no-cache', location });
}

function sentence(status: number, text: string, headers: Headers): Answer {
  const type = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return respond(status, { ...headers, ...type }, Buffer.from(text));
}

function respond(status: number, headers: Headers, body?: Buffer): Answer {
  const length = { 'content-length': String(body?.length ?? 0) };
  return { status, headers: Object.entries({ ...headers, ...length }).flat(), body };
}

function isHeaderSafe(query: string): boolean {
  return /^[\x21-\x7e]*$/.test(query);
}
