import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FIELD_PATH } from '../../contract/field.ts';
import { headersOf } from '../../deploy/deployment.ts';
import { headersFile, MISSING_FILE, redirectsFile } from '../../deploy/static-host.ts';
import { withTransportSecurity } from '../../server/listener.ts';
import { pagePaths } from '../site-map.ts';
import { REDIRECTS, withRedirects } from '../site/with-redirects.ts';
import { temporaryFolder } from './processes.ts';

const manifest = withTransportSecurity(withRedirects, 'https://www.beispiel.de');

/** Both files know `:name` for one segment and `*` for the rest. */
function fits(pattern: string, path: string): boolean {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('*', '.*');
  return new RegExp(`^${source}$`).test(path);
}

test('exactly one rule of _headers fits each file, and it is the right one', () => {
  const rules = headersFile(manifest)
    .trim()
    .split('\n\n')
    .map((block) => {
      const [pattern, ...lines] = block.split('\n');
      return { pattern: pattern!, headers: lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)!.slice(1)) };
    });
  for (const file of manifest.files) {
    const fitting = rules.filter(({ pattern }) => fits(pattern, file.path));
    expect(
      fitting.map(({ pattern }) => pattern),
      file.path,
    ).toHaveLength(1);
    expect(Object.fromEntries(fitting[0]!.headers), file.path).toEqual({
      ...headersOf(manifest, file),
      // Static hosts do not compress files that say `no-transform`.
      'cache-control': file.cacheControl.replace(', no-transform', ''),
    });
  }
  // What the hosts allow: so many rules, lines so long.
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(
    Math.max(
      ...headersFile(manifest)
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(2_000);
});

test('_redirects sends what is no file where our own server would', () => {
  const rules = redirectsFile(manifest, 'https://post.beispiel.de')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string]);
  const find = (path: string) => rules.find(([pattern]) => fits(pattern, path))?.slice(1);
  const missing = [MISSING_FILE.path, '404'];
  for (const path of ['/sendmail.php', FIELD_PATH])
    expect(find(path)).toEqual([`https://post.beispiel.de${path}`, '200']);
  for (const path of pagePaths.filter((path) => /[A-Z]/.test(path)))
    expect(find(path.toLowerCase())).toEqual([path, '301']);
  for (const { from, to } of REDIRECTS) {
    expect(find(encodeURI(from))).toEqual([to, '301']);
    expect(find(`${encodeURI(from.replace(/\/$/, ''))}/`)).toEqual([to, '301']);
  }
  expect(find('/lexikon/gibt-es-nicht')).toEqual(['/404/lexikon.html', '404']);
  expect(find('/assets/alt-123.js')).toEqual(missing);
  expect(find('/daten/alt/blog.json')).toEqual(missing);
  expect(find('/nirgends')).toEqual(['/', '302']);
  expect(existsSync(join('dist/public', '404/lexikon.html'))).toBe(true);
});

test('the command leaves a folder that is ready to be uploaded', () => {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const folder = join(path, 'site');
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['deploy/cli.ts', 'static', folder, 'https://post.beispiel.de/'], { env });

  expect(run({ PUBLIC_ORIGIN: 'http://www.beispiel.de' }).status).toBe(1);
  const { status, stderr } = run({ PUBLIC_ORIGIN: 'https://www.beispiel.de' });
  expect(status, String(stderr)).toBe(0);
  const files = readdirSync(folder, { recursive: true }) as string[];
  expect(files).toEqual(
    expect.arrayContaining(['_headers', '_redirects', MISSING_FILE.path.slice(1), 'index.html']),
  );
  expect(files.filter((file) => /\.(br|gz|zst)$/.test(file))).toEqual([]);
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toBe(headersFile(manifest));
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).toMatch(
    /^\/sendmail\.php https:\/\/post\.beispiel\.de\/sendmail\.php 200$/m,
  );
  // Not into a folder with something in it, which may be somebody's other site.
  expect(run({ PUBLIC_ORIGIN: 'https://www.beispiel.de' }).status).toBe(1);
});
