import { PAGE_DATA } from '../contract/data-path.ts';
import { KONTAKT_PATH } from '../contract/endpoints.ts';
import { HSTS_HEADER } from '../contract/transport-security.ts';
import {
  assetExtensions,
  cachingPattern,
  cachingRules,
  compressedExtensions,
  type Deployment,
  FRONT_LIMITS,
  mediaTypes,
  otherName,
  POLICY,
  policyRules,
  routePattern,
  SHARED,
  sharedExtensions,
  SHARING,
  UPSTREAM_KEEPALIVE,
} from './deployment.ts';

/** The same division of labour as with nginx. */
export function caddyfile(deployment: Deployment): string {
  const { manifest, origin, upstream, files, certificate, isCounted } = deployment;
  const other = otherName(origin);
  const tls = certificate ? `\ttls ${quote(certificate.cert)} ${quote(certificate.key)}\n` : '';
  const types = [...mediaTypes(manifest)].map(([extension, type]) => `~\\.${extension}$ ${quote(type)}`);
  const compressed = compressedExtensions(manifest).map((extension) => `*.${extension}`);
  const caching = cachingRules(manifest).map(
    (rule) => `${quote(`~${cachingPattern(rule)}`)} ${quote(rule.caching)}`,
  );
  const policies = policyRules(manifest).map(
    ({ route, policy }) => `~${routePattern(route)} ${quote(policy)}`,
  );
  const headers = {
    ...manifest.headers,
    [POLICY]: '{website_policy}',
    [SHARING]: '{website_sharing}',
    'cache-control': '{website_caching}',
    'content-type': '{website_type}',
  };

  return `# Written by npm run deploy-config from the build; to be written again when a build changes it.

{
\tservers {
\t\ttimeouts {
\t\t\tread_header ${FRONT_LIMITS.header}
\t\t\tread_body ${FRONT_LIMITS.request}
\t\t\twrite ${FRONT_LIMITS.answer}
\t\t\tidle ${FRONT_LIMITS.idle}
\t\t}
\t\tmax_header_size 16KB
\t}
}

(website_headers) {
${indent(1, setHeaders(headers))}
\t@compressed path */ ${compressed.join(' ')}
\theader @compressed {
\t\tVary Accept-Encoding
\t\tdefer
\t}
}

${other ? redirectToName(other, origin, tls, manifest.headers[HSTS_HEADER]!) : ''}${origin} {
${tls}\troot * ${quote(files)}
\theader -Server
\trequest_body {
\t\tmax_size ${FRONT_LIMITS.body}
\t}

\tmap {path} {website_caching} {
${indent(2, caching)}
\t}
\tmap {path} {website_policy} {
${indent(2, policies)}
\t\tdefault ${quote(manifest.headers[POLICY]!)}
\t}
\tmap {path} {website_sharing} {
\t\t~[.](?:${sharedExtensions(manifest).join('|')})$ ${SHARED}
\t\tdefault ${quote(manifest.headers[SHARING]!)}
\t}
\tmap {path} {website_type} {
\t\t~/$ ${quote(mediaTypes(manifest).get('html')!)}
${indent(2, types)}
\t}

\t# Some versions would answer a body beyond the limit above with 502: as if it were worth another try.
\t@large header_regexp Content-Length ^(?:1[3-9]\\d{4}|[2-9]\\d{5}|\\d{7,})$
\thandle @large {
\t\trespond 413
\t}

${isCounted ? '' : pagesFromDisk}\t@asset {
\t\tmethod GET HEAD
\t\tpath_regexp \\.(?:${assetExtensions(manifest).join('|')})$
${isCounted ? `\t\tnot path ${PAGE_DATA}*\n` : ''}\t\tfile {path}
\t}
\thandle @asset {
\t\timport website_headers
\t\tfile_server {
\t\t\tprecompressed br zstd gzip
\t\t}
\t}

\thandle {
\t\treverse_proxy ${upstream} {
\t\t\ttransport http {
\t\t\t\tkeepalive ${UPSTREAM_KEEPALIVE}
\t\t\t\tcompression off
\t\t\t}
\t\t}
\t}

\t# Without the server a page still comes: the browser keeps what is sent until it is back.
\thandle_errors {
\t\t@disk {
\t\t\tmethod GET HEAD
\t\t\tpath ${isCounted ? `*/ ${PAGE_DATA}*` : KONTAKT_PATH}
\t\t\tfile {path} {path}index.html
\t\t}
\t\thandle @disk {
\t\t\timport website_headers
\t\t\t# All of it: the status below would make a whole page of an empty 304 and of a part.
\t\t\trequest_header -If-*
\t\t\trequest_header -Range
\t\t\tfile_server {
\t\t\t\tprecompressed br zstd gzip
\t\t\t\tstatus 200
\t\t\t}
\t\t}
\t}
}
`;
}

const pagesFromDisk = `\t@page {
\t\tmethod GET HEAD
\t\tpath */
\t\tnot path ${KONTAKT_PATH}
\t\tfile {path}index.html
\t}
\thandle @page {
\t\timport website_headers
\t\tfile_server {
\t\t\tprecompressed br zstd gzip
\t\t}
\t}

`;

const redirectToName = (name: string, origin: string, tls: string, security: string) => `https://${name} {
${tls}\theader ${HSTS_HEADER} ${quote(security)}
\tredir ${origin}{uri} 301
}

`;

const setHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);

const indent = (tabs: number, lines: string[]) => lines.map((line) => '\t'.repeat(tabs) + line).join('\n');

const quote = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
