import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { MANIFEST_FILE, parseManifest } from '../contract/manifest.ts';
import { readConfig } from '../server/config.ts';
import { withTransportSecurity } from '../server/listener.ts';
import { caddyfile } from './caddy.ts';
import type { Deployment } from './deployment.ts';
import { nginxSite } from './nginx.ts';
import { headersFile, MISSING_FILE, redirectsFile } from './static-host.ts';

/** `npm run deploy-config -- …`: what a web server in front has to know about the build in `dist/`. */
const USAGE = `PUBLIC_ORIGIN=https://www.beispiel.de npm run --silent deploy-config -- nginx
PUBLIC_ORIGIN=https://www.beispiel.de npm run --silent deploy-config -- caddy
PUBLIC_ORIGIN=https://www.beispiel.de npm run deploy-config -- static ORDNER ADRESSE

nginx und caddy geben die Konfiguration aus. HOST und PORT sagen, wo der eigene Server lauscht, STATISTICS,
ob er Aufrufe zählt. Ein ORDNER dahinter sagt, wo die Dateien liegen, wenn nicht in dist/public.
static legt im ORDNER alles für einen Webspace mit _headers und _redirects ab; die ADRESSE
(https://…) ist die des eigenen Servers, der dort die Nachrichten annimmt.`;

try {
  console.log(run(process.argv.slice(2)).trimEnd());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function run([kind, folder, endpoint]: string[]): string {
  const { publicOrigin: origin, host, port, isCounted } = readConfig(process.env);
  if (!origin?.startsWith('https://')) throw new Error(USAGE);
  const built = join('dist', MANIFEST_FILE);
  if (!existsSync(built)) throw new Error('Kein Build gefunden: npm run build');
  const manifest = withTransportSecurity(parseManifest(readFileSync(built, 'utf8')), origin);
  const deployment: Deployment = {
    manifest,
    origin,
    upstream: `${host.includes(':') ? `[${host}]` : host}:${port}`,
    files: kind !== 'static' && folder ? folder : resolve('dist/public'),
    isCounted,
  };
  if (kind === 'nginx' && endpoint === undefined) return nginxSite(deployment);
  if (kind === 'caddy' && endpoint === undefined) return caddyfile(deployment);
  if (kind !== 'static' || !folder || !endpoint?.startsWith('https://')) throw new Error(USAGE);

  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} ist nicht leer.`);
  const isCompressed = (file: string) => /\.(?:br|gz|zst)$/.test(file);
  cpSync(deployment.files, folder, { recursive: true, filter: (file) => !isCompressed(file) });
  const files = {
    _headers: headersFile(manifest),
    _redirects: redirectsFile(manifest, new URL(endpoint).origin),
    [MISSING_FILE.path]: MISSING_FILE.text,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return `${folder} ist fertig zum Hochladen.`;
}
