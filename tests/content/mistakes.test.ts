import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SITE_FILE } from '../../build/content/check-owner.ts';
import { ContentError, formatProblem, stopOn } from '../../build/content/content-error.ts';
import type { Photos } from '../../build/content/photos.ts';
import type { ContentCache } from '../../build/content/read-content.ts';
import { LICENCES_PATH } from '../../build/files/licences.ts';
import { staticFiles } from '../../build/files/static-files.ts';
import { makeSite } from '../../build/make-site.ts';
import type { PageAssets } from '../../build/print-pages.ts';
import { checkOwnerSyntax } from '../../build/read-site.ts';
import type { Problem } from '../../src/content/declaration.ts';
import * as renderer from '../../src/prerender.tsx';
import type { Site } from '../../src/site.ts';
import { MISPLACED, SLIPS } from './mistakes.ts';
import { copyContent, ownPhotos } from '../../build/example-content.fixture.ts';
import { newFile } from '../../build/neu/new-file.ts';

const GUIDE = 'docs/fehlermeldungen.md';
const PROBES = {
  'beitrag.md': 'content/blog/probe.md',
  'eintrag.md': 'content/lexikon/probe.md',
};
const SERVICE = 'content/leistungen/probe.yaml';

const mistakes = new Set([...SLIPS, ...MISPLACED].map(([what]) => what));
/** As `readPhotos` would measure them. */
const measured = (file: string, width: number, height: number) => ({ file, name: file, width, height });
const photos: Photos = new Map([
  ...ownPhotos,
  ['content/blog/klein.png', measured('content/blog/klein.png', 120, 90)],
  ['content/bilder/portrait.jpg', measured('content/bilder/portrait.jpg', 1600, 1200)],
]);
/** As it is before each mistake. */
const sound = mkdtempSync(join(tmpdir(), 'sound-'));
let root: string;
/** Texts that no test has touched are read once. */
const cache: ContentCache = new Map();
const STYLES = '/styles.css';
const assets: PageAssets = {
  buildId: 'probe',
  assetsOf: () => ({
    siteStyles: STYLES,
    rareStyles: STYLES,
    firstScript: '',
    chunks: [],
    fonts: '',
  }),
  withStyles: (html) => html,
};

beforeAll(async () => {
  copyContent(sound);
  // The portrait is the one that a mistake puts there.
  rmSync(join(sound, 'content/bilder'), { recursive: true, force: true });
  for (const [probe, file] of Object.entries(PROBES))
    cpSync(`tests/content/probe/${probe}`, join(sound, file));
  // As an author begins them, without remarks, which would move their lines.
  for (const title of ['Probe', 'Probe drei']) {
    const { file, source } = newFile(sound, 'leistung', title, '2026-11-15');
    writeFileSync(join(sound, file), source.replaceAll(/^ *#.*\n|^draft: true\n|^\n/gm, ''));
  }
  const service = readFileSync(join(sound, SERVICE), 'utf8');
  // The post names it.
  writeFileSync(join(sound, SERVICE), service.replace("preis: 'individuell'", 'preis: 777 €'));
  root = sound;
  const wrong = await told();
  // Said once: of every single mistake it would be said again.
  if (wrong.length > 0) throw new Error(`The probes are not in order:\n${wrong.join('\n')}`);
});
afterAll(() => rmSync(sound, { recursive: true }));
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync(sound, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

function make(what: string) {
  for (const [, file, name, way] of MISPLACED.filter(([called]) => called === what)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (way === 'encoded')
      writeFileSync(join(root, name), Buffer.from(`${read(file)}\nGenügt das?\n`, 'latin1'));
    else (way === 'moved' ? renameSync : cpSync)(join(root, file), join(root, name));
  }
  for (const [, file, right, wrong] of SLIPS.filter(([called]) => called === what)) {
    const source = read(file);
    const changed = source.replace(right, wrong);
    expect(changed, `${file} holds ${right}`).not.toBe(source);
    writeFileSync(join(root, file), changed);
  }
}

/** Everything that a build checks, in its order. */
async function problemsIn(): Promise<Problem[]> {
  try {
    checkOwnerSyntax(root);
    const { site: owner } = (await import(pathToFileURL(join(root, SITE_FILE)).href)) as { site: Site };
    const changed = { ...renderer, site: owner };
    const made = await makeSite(root, changed, { cache, photos }, async (_, found) => {
      stopOn(found);
      return { assets, files: [], paths: [STYLES, LICENCES_PATH] };
    });
    return made.problems;
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const told = async () => (await problemsIn()).map(formatProblem);

/** The owner's file and the template of a service grow, and so do lists of icons and forms. */
const comparable = (text: string) =>
  text
    .replaceAll(/(site\.ts|leistungen\/[\w-]+\.yaml):\d+/g, '$1:12')
    .replaceAll(/ +/g, ' ')
    .replace(/((?:Erlaubt ist|Bekannt sind): )(?:[^,]+, ){5,}.*/, '$1…');

/** The guide tells its readers what is said of each mistake. */
const guide = new Map(
  [...readFileSync(GUIDE, 'utf8').matchAll(/^\| (.+?) +\| (`+)(.+)\2 +\|$/gm)].map(([, what, , message]) => [
    what!,
    comparable(message!),
  ]),
);

test('the guide names every one of them', () => {
  expect([...guide.keys()].toSorted()).toEqual([...mistakes].toSorted());
});

test.each([...mistakes])('%s', async (what) => {
  make(what);
  expect((await told()).map(comparable)).toEqual([guide.get(what)]);
});

describe('the author', () => {
  test('may write on Windows: byte order mark and carriage returns', async () => {
    for (const file of Object.values(PROBES))
      writeFileSync(join(root, file), `\uFEFF${read(file).replaceAll('\n', '\r\n')}`);
    expect(await told()).toEqual([]);
  });

  test('may paste what nobody sees, and hold Option down for too long', async () => {
    for (const file of [PROBES['beitrag.md'], PROBES['eintrag.md']]) {
      const marks = /^( *(?:##|-|[a-z]\w*:)) /gm;
      const source = read(file).replaceAll(marks, '$1\u00A0').replaceAll('](/', '](/\u200B');
      writeFileSync(
        join(root, file),
        `${source.normalize('NFD')}\n\u200B## U\u0308ber uns\n\n[da](#ueber-uns)\n`,
      );
    }
    expect(await told()).toEqual([]);
  });

  test('hears nothing of what systems and editors hide beside the texts', async () => {
    mkdirSync(join(root, 'public'));
    for (const folder of ['content/blog', 'content/lexikon', 'content/leistungen', 'public'])
      for (const name of ['._probe.md', '._probe.yaml', 'Thumbs.db', 'Desktop.ini', '.DS_Store'])
        writeFileSync(join(root, folder, name), Buffer.from('\0\u0005\u0016\u0007Mac OS X'));
    for (const name of ['~$probe.docx', 'probe.md~']) writeFileSync(join(root, 'content/blog', name), '');
    mkdirSync(join(root, 'public/.obsidian'));
    writeFileSync(join(root, 'public/.obsidian/app.json'), '{}');
    expect(staticFiles(root)).toEqual([]);
    // A copy that somebody hid is no page, and Emacs notes in a link to nothing who has the file open.
    cpSync(join(root, PROBES['eintrag.md']), join(root, 'content/lexikon/.probe-alt.md'));
    symlinkSync('autor@rechner.4711', join(root, 'content/blog/.#probe.md'));
    expect(await told()).toEqual([]);
  });

  test('hears of all mistakes between files at once', async () => {
    const names = [
      'Ein verwandter Eintrag verschrieben',
      'Ein Beleg ohne Quelle',
      'Eine Datei mit Leerzeichen in public/',
    ];
    names.forEach(make);
    expect((await told()).map(comparable).toSorted()).toEqual(
      names.map((what) => guide.get(what)).toSorted(),
    );
  });

  test('may put a photo into public/, show any language and be a woman', async () => {
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/foto.JPG'), '');
    // As a service asks for it that wants to see whose website it is.
    mkdirSync(join(root, 'public/.well-known'));
    writeFileSync(join(root, 'public/.well-known/nachweis.txt'), '');
    expect(staticFiles(root).map(({ path }) => path)).toEqual(['/.well-known/nachweis.txt', '/foto.JPG']);
    const file = PROBES['beitrag.md'];
    writeFileSync(join(root, file), read(file).replace('```js\nconst probe = 1;', '```python\nprobe = 1'));
    writeFileSync(join(root, SITE_FILE), read(SITE_FILE).replace(/salutation: '\w+'/, "salutation: 'Frau'"));
    expect(await told()).toEqual([]);
  });
});
