import { SENDMAIL_PATH } from '../contract/endpoints.ts';
import { FIELD_PATH } from '../contract/field.ts';
import type { Manifest, ManifestFile, Redirect } from '../contract/manifest.ts';
import { cachingRules, headersOf, POLICY, policyRules, SHARING } from './deployment.ts';

/** Answers for files that are not there; `_redirects` needs a file for a status. */
export const MISSING_FILE = { path: '/404/datei.txt', text: 'Diese Datei gibt es hier nicht.\n' };

/** These hosts compress by themselves, but not what says `no-transform`: it would go out four times as large. */
const compressible = (caching: string) => caching.replace(', no-transform', '');

/**
 * Values of all rules that fit are joined, and two policies would both hold: no two of these rules
 * may fit one address. `:name` stands for one segment, `*` for the rest.
 */
export function headersFile(manifest: Manifest): string {
  const home = manifest.files.find(({ path }) => path === '/')!;
  const documents = policyRules(manifest).map(({ route, policy }) => ({
    pattern: route,
    headers: { ...manifest.headers, [POLICY]: policy, 'cache-control': compressible(home.cacheControl) },
  }));
  const holdsPages = (folder: string) =>
    manifest.files.some(({ kind, path }) => kind === 'page' && path.startsWith(folder));
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);
  const assets = cachingRules(manifest).flatMap(({ path, scope, caching }) => {
    const isMeant = {
      file: (file: string) => file === path,
      folder: (file: string) => folderOf(file) === path,
      tree: (file: string) => file.startsWith(path),
    }[scope];
    const meant = manifest.files.filter(
      (file) => file.kind === 'asset' && isMeant(file.path) && file.cacheControl === caching,
    );
    const rule = (pattern: string, file: ManifestFile) => ({
      pattern,
      headers: { ...headersOf(manifest, file), 'cache-control': compressible(caching) },
    });
    const agree = new Set(meant.map((file) => headersOf(manifest, file)[SHARING])).size === 1;
    if (scope === 'file' || (agree && !holdsPages(path)))
      return [rule(path + { file: '', folder: ':datei', tree: '*' }[scope], meant[0]!)];
    // One by one: whatever fits all files of this folder would fit its pages, too, or be wrong for some.
    return meant.map((file) => rule(file.path, file));
  });
  return [...documents, ...assets]
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Some hosts tell the two forms apart. */
function movedRules({ from, to }: Redirect): string[] {
  const bare = encodeURI(from.replace(/\/$/, ''));
  return [bare, `${bare}/`].map((path) => `${path} ${encodeURI(to)} 301`);
}

/** For hosts that prefer a file to a rule, and the first rule that fits to all others. */
export function redirectsFile(manifest: Manifest, endpoint: string): string {
  const assetFolders = new Set(
    manifest.files
      .filter(({ kind, path }) => kind === 'asset' && path.lastIndexOf('/') > 0)
      .map(({ path }) => `${path.slice(0, path.indexOf('/', 1))}/`),
  );
  const spellings = manifest.files
    .filter(({ kind, path }) => kind === 'page' && path !== path.toLowerCase())
    .map(({ path }) => `${path.toLowerCase()} ${path} 301`);
  const rules = [
    ...[SENDMAIL_PATH, FIELD_PATH].map((path) => `${path} ${endpoint}${path} 200`),
    ...spellings,
    ...manifest.redirects.flatMap(movedRules),
    ...manifest.notFound.map(({ prefix, file }) => `${prefix}:slug /${file.file} 404`),
    ...[...assetFolders].map((folder) => `${folder}* ${MISSING_FILE.path} 404`),
    '/* / 302',
  ];
  return `${rules.join('\n')}\n`;
}
