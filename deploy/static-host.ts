import type { Manifest } from '../server/manifest.ts';
import { routes } from '../src/routes.ts';
import { cachingRules, documentHeaders } from './deployment.ts';

/** Answers for files that are not there; `_redirects` needs a file for a status. */
export const MISSING_FILE = { path: '/404/datei.txt', text: 'Diese Datei gibt es hier nicht.\n' };

/**
 * Values of all rules that fit are joined, and two policies would both hold: no two of these rules
 * may fit one address. `:name` stands for one segment, `*` for the rest.
 */
export function headersFile(manifest: Manifest): string {
  const home = manifest.files.find(({ path }) => path === '/')!;
  const documents = { ...documentHeaders(manifest), 'cache-control': home.cacheControl };
  const patterns = new Set(Object.values(routes).map(({ path }) => path));
  const assets = cachingRules(manifest).flatMap(({ folder, caching, whole }) => {
    const headers = { ...manifest.headers, 'cache-control': caching };
    if (folder !== '/') return [{ pattern: `${folder}${whole ? '*' : ':datei'}`, headers }];
    // `/:datei` would fit screens, too.
    const files = manifest.files.filter(({ kind, path }) => kind === 'asset' && path.lastIndexOf('/') === 0);
    return files.map(({ path }) => ({ pattern: path, headers }));
  });
  return [...[...patterns].map((pattern) => ({ pattern, headers: documents })), ...assets]
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** For hosts that prefer a file to a rule, and the first rule that fits to all others. */
export function redirectsFile(manifest: Manifest, endpoint: string): string {
  const assetFolders = new Set(
    manifest.files
      .filter(({ kind, path }) => kind === 'asset' && path.lastIndexOf('/') > 0)
      .map(({ path }) => `${path.slice(0, path.indexOf('/', 1))}/`),
  );
  const spellings = manifest.files
    .filter(({ kind, path }) => kind === 'screen' && path !== path.toLowerCase())
    .map(({ path }) => `${path.toLowerCase()} ${path} 301`);
  const rules = [
    `/sendmail.php ${endpoint}/sendmail.php 200`,
    ...spellings,
    ...manifest.notFound.map(({ prefix, file }) => `${prefix}:slug /${file.file} 404`),
    ...[...assetFolders].map((folder) => `${folder}* ${MISSING_FILE.path} 404`),
    '/* / 302',
  ];
  return `${rules.join('\n')}\n`;
}
