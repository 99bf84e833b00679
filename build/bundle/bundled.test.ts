import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BUNDLED } from './bundled.ts';
import { bundleFirstScript } from './client-bundle.ts';
import { withRenderer } from './renderer.ts';

const BUSY_MACHINE = 60_000;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-'));
  vi.stubEnv('BUILD_CACHE', join(root, 'kept'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}
const timesMade = () => readdirSync(join(root, 'kept')).length;

test(
  'a bundle is made once, and anew when a source, a setting or a release changes',
  async () => {
    write('package-lock.json', '{}');
    write('src/first-script.ts', `import { word } from './word.ts';\nconsole.log(word);`);
    write('src/word.ts', `export const word = 'eins';`);
    expect(await bundleFirstScript(root)).toContain('eins');
    expect(await bundleFirstScript(root)).toContain('eins');
    expect(timesMade()).toBe(1);
    write('src/word.ts', `export const word = 'zwei';`);
    expect(await bundleFirstScript(root)).toContain('zwei');
    write('vite.config.ts', `module.exports = { define: { none: '0' } };`);
    await bundleFirstScript(root);
    expect(timesMade()).toBe(3);
    write('package-lock.json', '{ "version": "2" }');
    await bundleFirstScript(root);
    expect(timesMade()).toBe(4);
  },
  BUSY_MACHINE,
);

test(
  'what changes while it is bundled is bundled again',
  async () => {
    write('src/first-script.ts', `console.log('eins');`);
    const early = bundleFirstScript(root);
    write('src/first-script.ts', `console.log('zwei');`);
    await early;
    expect(await bundleFirstScript(root)).toContain('zwei');
  },
  BUSY_MACHINE,
);

test(
  'the pages import nothing whose change would not be seen',
  () =>
    withRenderer(process.cwd(), async (_, modules) => {
      // Modules that are no file of the project come from packages.
      const own = [...modules.keys()].map((name) => name.split('?')[0]!).filter((name) => existsSync(name));
      expect(own.length).toBeGreaterThan(100);
      const unseen = own.filter((file) => !BUNDLED.some((pattern) => matchesGlob(file, pattern)));
      expect(unseen).toEqual([]);
    }),
  BUSY_MACHINE,
);
