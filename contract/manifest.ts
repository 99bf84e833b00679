/** Below `dist/`. Written last: its presence says that the build is complete. */
export const MANIFEST_FILE = 'manifest.json';

/** What `build/` leaves there: everything the server may hand out, and how. */
export type Manifest = {
  /** Identifies the build; part of the address of page data. */
  build: string;
  /** Sent with every answer. Names are lower case: a file's value replaces the common one. */
  headers: Record<string, string>;
  files: ManifestFile[];
  /** The document that answers, with status 404, for unknown paths `{prefix}{one segment}/`. */
  notFound: { prefix: string; file: ManifestFile }[];
  /** Addresses of earlier days, each with the page or file that took its place. */
  redirects: Redirect[];
  /** What answers a plain post that is refused, below `dist/`, as HTML with the marks of refusal-page.ts. */
  refusalPage: { file: string; headers: Record<string, string> };
  /** What answers a plain post that is taken, below `dist/`: HTML, sent with the headers of `refusalPage`. */
  sentPage: { file: string };
};

export type Redirect = { from: string; to: string };

export type ManifestFile = {
  /** URL path: `/lexikon/ajax/` for a page, `/assets/start-abc.js` for an asset. */
  path: string;
  kind: 'page' | 'asset';
  /** File below `dist/public/`. */
  file: string;
  type: string;
  cacheControl: string;
  /** Sent with this file in addition, in place of common ones of the same name. */
  headers?: Record<string, string>;
  /** Hex digest of the uncompressed content. */
  hash: string;
  /** Precompressed siblings below `dist/public/`, by content coding. */
  encodings: Partial<Record<Encoding, string>>;
};

export type Encoding = 'br' | 'gzip';

export const parseManifest = (json: string) => JSON.parse(json) as Manifest;
