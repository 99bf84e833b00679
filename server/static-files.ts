import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Encoding, Manifest, ManifestFile } from '../contract/manifest.ts';
import { createUnknownPathResolver } from './unknown-paths.ts';

export type Answer = {
  status: number;
  /** Names and values in turn, as `response.writeHead` takes them fastest. */
  headers: string[];
  body: Buffer | undefined;
};

export type AnswerRequest = (method: string, url: string, headers: IncomingHttpHeaders) => Answer;

const HEADER_SAFE = /^[\x21-\x7e]*$/;

type Coding = Encoding | 'identity';
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
  const resources = new Map(manifest.files.map((file) => [encodeURI(file.path), load(file)]));
  const unknownEntries = new Map(manifest.notFound.map(({ prefix, file }) => [prefix, load(file, 404)]));

  const resolveUnknownPath = createUnknownPathResolver(manifest);
  const toHome = redirect(302, '/', common);
  const missing = sentence(404, 'Diese Datei gibt es hier nicht.\n', common);
  const allow = { ...common, allow: 'GET, HEAD' };
  const wrongMethod = sentence(405, 'Diese Adresse kann nur gelesen werden.\n', allow);

  function find(url: string, headers: IncomingHttpHeaders): Answer {
    const queryStart = url.indexOf('?');
    const path = queryStart === -1 ? url : url.slice(0, queryStart);
    const resource = resources.get(path);
    if (resource) return represent(resource, headers);

    const resolution = resolveUnknownPath(path);
    if (resolution === 'home') return toHome;
    if (resolution === 'missing') return missing;
    if ('unknownBelow' in resolution) return represent(unknownEntries.get(resolution.unknownBelow)!, headers);
    const query = queryStart === -1 ? '' : url.slice(queryStart);
    return redirect(301, resolution.moved + (HEADER_SAFE.test(query) ? query : ''), common);
  }

  return (method, url, headers) => {
    if (method === 'GET') return find(url, headers);
    if (method === 'HEAD') return { ...find(url, headers), body: undefined };
    return wrongMethod;
  };
}

function represent(resource: Resource, headers: IncomingHttpHeaders): Answer {
  const { etag, full, notModified } = resource.get(chooseCoding(headers['accept-encoding'], resource))!;
  // Preconditions only count where the answer would be a success.
  return full.status === 200 && isKnown(headers['if-none-match'], etag) ? notModified : full;
}

const SMALLEST_FIRST = ['br', 'gzip'] as const;

/** What a client lists it takes, unless it gives it the weight 0. */
function chooseCoding(acceptEncoding: string | undefined, offered: ReadonlyMap<Coding, unknown>): Coding {
  if (!acceptEncoding || offered.size === 1) return 'identity';
  const listed = acceptEncoding.toLowerCase().split(',');
  const accepted = listed.filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item));
  const names = new Set(accepted.map((item) => item.split(';', 1)[0]!.trim()));
  return SMALLEST_FIRST.find((coding) => names.has(coding) && offered.has(coding)) ?? 'identity';
}

/** Weak comparison, as If-None-Match asks for: a proxy that recompresses turns ours into `W/"…"`. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

function loadResource(file: ManifestFile, folder: string, headers: Headers, status: number): Resource {
  const codings = Object.entries(file.encodings) as [Encoding, string][];
  const shared: Headers = {
    ...headers,
    ...(codings.length > 0 && { vary: 'Accept-Encoding' }),
    'cache-control': file.cacheControl,
    'accept-ranges': 'none',
  };
  const load = (coding: Coding, name: string): [Coding, Representation] => {
    const isEncoded = coding !== 'identity';
    const etag = `"${file.hash}${isEncoded ? `-${coding}` : ''}"`;
    const validated = { ...shared, etag };
    const encoding = isEncoded ? { 'content-encoding': coding } : {};
    const described = { ...validated, 'content-type': file.type, ...encoding };
    const full = respond(status, described, readFileSync(join(folder, name)));
    const notModified = { status: 304, headers: Object.entries(validated).flat(), body: undefined };
    return [coding, { etag, full, notModified }];
  };
  return new Map([load('identity', file.file), ...codings.map(([coding, name]) => load(coding, name))]);
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
