import {
  assetExtensions,
  cachingRules,
  compressedExtensions,
  type Deployment,
  documentHeaders,
  KONTAKT,
  mediaTypes,
  UPSTREAM_KEEPALIVE,
} from './deployment.ts';

/** The same division of labour as with nginx: files from the disk, everything else from the server. */
export function caddyfile({ manifest, origin, upstream, files, certificate }: Deployment): string {
  const types = [...mediaTypes(manifest)].map(([extension, type]) => `~\\.${extension}$ ${quote(type)}`);
  const compressed = compressedExtensions(manifest).map((extension) => `*.${extension}`);
  const caching = cachingRules(manifest).map(({ folder, caching }) => `~^${folder} ${quote(caching)}`);

  return `# Written by npm run deploy-config for the build ${manifest.build}; to be written again after every build.

(documents) {
${indent(1, setHeaders(documentHeaders(manifest)))}
\theader Cache-Control {website_caching}
\theader Content-Type ${quote(mediaTypes(manifest).get('html')!)}
\theader {
\t\tVary Accept-Encoding
\t\tdefer
\t}
}

${origin} {
${certificate ? `\ttls ${quote(certificate.cert)} ${quote(certificate.key)}\n` : ''}\troot * ${quote(files)}
\theader -Server

\tmap {path} {website_caching} {
${indent(2, caching)}
\t}
\tmap {path} {website_type} {
${indent(2, types)}
\t}

\t@screen {
\t\tmethod GET HEAD
\t\tpath */
\t\tnot path ${KONTAKT}
\t\tfile {path}index.html
\t}
\thandle @screen {
\t\timport documents
\t\tfile_server {
\t\t\tprecompressed br zstd gzip
\t\t}
\t}

\t@asset {
\t\tmethod GET HEAD
\t\tpath_regexp \\.(?:${assetExtensions(manifest).join('|')})$
\t\tfile {path}
\t}
\thandle @asset {
${indent(2, setHeaders(manifest.headers))}
\t\theader Cache-Control {website_caching}
\t\theader Content-Type {website_type}
\t\t@compressed path ${compressed.join(' ')}
\t\theader @compressed {
\t\t\tVary Accept-Encoding
\t\t\tdefer
\t\t}
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

\t# Without the server the page still comes: the browser keeps what is sent until it is back.
\thandle_errors {
\t\t@kontakt path ${KONTAKT}
\t\thandle @kontakt {
\t\t\timport documents
\t\t\tfile_server {
\t\t\t\tprecompressed br zstd gzip
\t\t\t\tstatus 200
\t\t\t}
\t\t}
\t}
}
`;
}

const setHeaders = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `header ${name} ${quote(value)}`);

const indent = (tabs: number, lines: string[]) => lines.map((line) => '\t'.repeat(tabs) + line).join('\n');

const quote = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
