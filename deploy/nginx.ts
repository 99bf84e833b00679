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

/** For one address, behind which an office may sit. */
const REQUESTS_PER_SECOND = 100;
const REQUESTS_AT_ONCE = 1_000;
const CONNECTIONS = 100;

/**
 * A site for Debian's nginx. It hands out the files of the build, so that the site stays up while the server
 * is away. Every other address goes to the server: only `server/signpost.ts` decides where such an address leads.
 */
export function nginxSite(deployment: Deployment): string {
  const { manifest, origin, upstream, files, certificate, isCounted } = deployment;
  const { hostname, port } = new URL(origin);
  const other = otherName(origin);
  const folder = `/etc/letsencrypt/live/${hostname}`;
  const { cert, key } = certificate ?? { cert: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` };
  const types = [...mediaTypes(manifest)].map(([extension, type]) => `${quote(type)} ${extension};`);
  const caching = cachingRules(manifest).map(
    (rule) => `${quote(`~${cachingPattern(rule)}`)} ${quote(rule.caching)};`,
  );
  const policies = policyRules(manifest).map(
    ({ route, policy }) => `${quote(`~${routePattern(route)}`)} ${quote(policy)};`,
  );
  const headers = Object.entries({
    ...manifest.headers,
    [POLICY]: '$website_policy',
    [SHARING]: '$website_sharing',
    'cache-control': '$website_caching',
    // Not gzip_vary: it forgets files that only brotli makes smaller.
    vary: '$website_vary',
  }).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);

  const tls = `ssl_certificate ${quote(cert)};
    ssl_certificate_key ${quote(key)};
    # Debian's own nginx.conf still allows 1.0 and 1.1.
    ssl_protocols TLSv1.2 TLSv1.3;`;
  const fromServer = indent(8, ['proxy_pass http://website;', 'error_page 502 504 = @disk;']);
  const fromDisk = (file: string) =>
    indent(8, [`try_files ${file} @website;`, 'error_page 405 = @website;', ...headers]);

  return `# Written by npm run deploy-config from the build; to be written again when a build changes it.
# Debian: apt install nginx libnginx-mod-http-brotli-static

upstream website {
    server ${upstream};
    keepalive 16;
    keepalive_timeout ${UPSTREAM_KEEPALIVE};
}

# For one address. A page and its files are 20 requests, a page after the next one some more.
limit_req_zone $binary_remote_addr zone=website_requests:10m rate=${REQUESTS_PER_SECOND}r/s;
limit_conn_zone $binary_remote_addr zone=website_connections:10m;

map $uri $website_caching {
${indent(4, caching)}
}

map $uri $website_vary {
    "~[.](?:${compressedExtensions(manifest).join('|')})$" Accept-Encoding;
}

map $uri $website_policy {
    default ${quote(manifest.headers[POLICY]!)};
${indent(4, policies)}
}

map $uri $website_sharing {
    default ${quote(manifest.headers[SHARING]!)};
    "~[.](?:${sharedExtensions(manifest).join('|')})$" ${SHARED};
}
${port === '' ? redirectToTls(other ? [hostname, other] : [hostname], origin) : ''}${other ? redirectToName(other, origin, tls, manifest.headers[HSTS_HEADER]!) : ''}
server {
    listen ${port || 443} ssl http2;
    listen [::]:${port || 443} ssl http2;
    server_name ${hostname};
    ${tls}

    # The privacy page promises it.
    access_log off;
    server_tokens off;
    merge_slashes off;
    root ${quote(files)};
    types {
${indent(8, types)}
    }

    limit_req zone=website_requests burst=${REQUESTS_AT_ONCE} nodelay;
    limit_req_status 429;
    limit_conn website_connections ${CONNECTIONS};
    limit_conn_status 429;
    client_max_body_size ${FRONT_LIMITS.body};
    client_header_timeout ${FRONT_LIMITS.header};
    client_body_timeout ${FRONT_LIMITS.header};
    send_timeout ${FRONT_LIMITS.header};
    keepalive_timeout ${FRONT_LIMITS.idle};
    reset_timedout_connection on;
    proxy_connect_timeout 5s;
    proxy_read_timeout ${FRONT_LIMITS.request};

    # Compressed by the build: nothing is left to do for every request.
    gzip off;
    gzip_static on;
    brotli_static on;

    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;

    location ~ /$ {
${isCounted ? fromServer : fromDisk('${uri}index.html')}
    }

    location ~ \\.(?:${assetExtensions(manifest).join('|')})$ {
${fromDisk('$uri')}
    }
${isCounted ? `\n    location ^~ ${PAGE_DATA} {\n${fromServer}\n    }\n` : ''}
    # Brings a cookie.
    location = ${KONTAKT_PATH} {
${fromServer}
    }

    # Without the server a page still comes: the browser keeps what is sent until it is back.
    location @disk {
        try_files $uri \${uri}index.html =502;
${indent(8, headers)}
    }

    # nginx would lead it to the one above by itself, without our headers.
    location = ${KONTAKT_PATH.slice(0, -1)} {
        proxy_pass http://website;
    }

    location / {
        proxy_pass http://website;
    }

    location @website {
        proxy_pass http://website;
    }
}
`;
}

const redirectToTls = (names: string[], origin: string) => `
server {
    listen 80;
    listen [::]:80;
    server_name ${names.join(' ')};
    access_log off;
    server_tokens off;
    return 301 ${origin}$request_uri;
}
`;

const redirectToName = (name: string, origin: string, tls: string, security: string) => `
server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${name};
    ${tls}
    access_log off;
    server_tokens off;
    add_header ${HSTS_HEADER} ${quote(security)} always;
    return 301 ${origin}$request_uri;
}
`;

const indent = (spaces: number, lines: string[]) => lines.map((line) => ' '.repeat(spaces) + line).join('\n');

const quote = (value: string) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
