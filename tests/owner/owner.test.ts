import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyContent } from '../../build/example-content.fixture.ts';
import { newFile } from '../../build/neu/new-file.ts';
import { copyProject } from '../site/copy-project.ts';
import { SLOWNESS } from '../slowness.ts';

/** What the owner gives up: their pages, and every text that leads there. */
const PRODUCTS = ['consultee-ai', 'local-seo-agentur'];
const LINK = new RegExp(`/(?:${PRODUCTS.join('|')})/|\\{\\{links\\.\\w+\\}\\}`, 'g');
const QUESTION = new RegExp(`^ +/(?:${PRODUCTS.join('|')})/:.*\\n`, 'gm');

/** A build and a run of tests, on a machine that has other things to do. */
const MINUTES = 8 * 60_000 * SLOWNESS;

let root: string;
const run = (args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, told: stdout + stderr };
};

/** The first hour of an owner who knows the guide: another person, without products, without a telephone. */
beforeAll(async () => {
  root = copyProject('owner');
  copyContent(root);
  for (const part of ['build', 'docs', 'server', 'tests'])
    cpSync(part, join(root, part), { recursive: true });
  const owner = readFileSync('tests/owner/site.ts', 'utf8').replace('../../src/', '../src/');
  writeFileSync(join(root, 'content/site.ts'), owner);
  for (const folder of ['bilder', 'referenzen'])
    rmSync(join(root, 'content', folder), { recursive: true, force: true });
  cpSync('tests/owner/referenz.yaml', join(root, 'content/referenzen/berg.yaml'));
  mkdirSync(join(root, 'content/bilder'), { recursive: true });
  const create = { width: 800, height: 1000, channels: 3, background: '#888' } as const;
  await sharp({ create }).jpeg().toFile(join(root, 'content/bilder/portrait.jpg'));
  // Who runs this may have given them up as well.
  for (const name of PRODUCTS) rmSync(join(root, `content/projekte/${name}.yaml`), { force: true });
  for (const file of globSync(`${root}/content/**/*.{md,yaml}`)) {
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, source.replaceAll(QUESTION, '').replaceAll(LINK, '/kontakt/'));
  }
  for (const kind of ['leistung', 'projekt', 'referenz']) {
    const { file, source } = newFile(root, kind, 'Eine Probe der Tests', '2026-11-15');
    // A fourth service goes online, the others are begun.
    writeFileSync(join(root, file), kind === 'leistung' ? source.replace('draft: true\n', '') : source);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test(
  "another owner's site is built, and the tests of built pages are true of it",
  { timeout: MINUTES },
  () => {
    const built = run(['build/cli.ts']);
    expect(built.told).toContain('dist/ gebaut');
    // Nothing of the workers and servers that the project's own configuration brings along.
    writeFileSync(join(root, 'vitest.config.ts'), `export default { test: { testTimeout: ${MINUTES} } };\n`);
    const suites = ['tests/acceptance', 'head', 'services-and-projects', 'structured-data'];
    const tested = run(['node_modules/vitest/vitest.mjs', 'run', '--no-isolate', ...suites]);
    expect(tested.status, tested.told).toBe(0);
  },
);
