import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beitraege } from '../src/content/beitraege.ts';
import { eintraege } from '../src/content/eintraege.ts';
import { leistungen } from '../src/content/leistungen.ts';
import { projekte, referenzen } from '../src/content/projekte.ts';
import { copyContent } from './example-content.fixture.ts';
import { checkLaunch } from './launch/check.ts';
import { newFile } from './neu/new-file.ts';
import { checkedSite, printedPage } from './site.fixture.ts';
import type { SitePage } from './read-site.ts';

const TODAY = '2026-11-15';
const NEW = [
  [
    'beitrag',
    `Größe zählt: "Kern" & Ray's Mantel, und was beide von anderen unterscheidet`,
    '/blog/groesse-zaehlt-kern-ray-s-mantel-und-was-beide-von-anderen-unterscheidet/',
    beitraege,
  ],
  ['eintrag', 'Ypsilon-Probe', '/lexikon/ypsilon-probe/', eintraege],
  ['projekt', 'KI', '/ki/', projekte],
  [
    'leistung',
    'Wartung und Betrieb von Servern im Haus',
    '/leistungen/wartung-und-betrieb-von-servern-im-haus/',
    leistungen,
  ],
  ['referenz', 'Berg & Söhne', '/', referenzen],
] as const;

let root: string;
let pages: SitePage[];
let online: SitePage[];
/** What was made, by its kind. */
const made = new Map<string, string>();
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'neu-'));
  copyContent(root);
  mkdirSync(join(root, 'content/referenzen'), { recursive: true });
  // Two of each kind: nothing that is to be replaced may be the same in both.
  for (const [kind, title] of NEW)
    for (const name of [kind === 'eintrag' ? 'Zwei Einträge' : `10 × ${kind}`, title]) {
      const { file, source } = newFile(root, kind, name, TODAY);
      writeFileSync(join(root, file), source);
      made.set(kind, file);
    }
  ({ pages } = checkedSite(root, { today: TODAY, withUnpublished: true }));
  online = checkedSite(root, { today: TODAY }).pages;
});
afterAll(() => rmSync(root, { recursive: true }));

const shown = (pages: SitePage[], path: string) =>
  pages.some((page) => page.path === path) ? printedPage({ pages }, path) : '';

describe.each(NEW)('%s', (kind, title, path, { schema }) => {
  test('can be seen at once, and goes online when its author says so', () => {
    const lastWord = title.split(' ').at(-1)!;
    expect(shown(pages, path)).toContain(lastWord);
    expect(shown(online, path)).not.toContain(lastWord);
  });

  test('names every field that there is, also those that may be missing', () => {
    const source = readFileSync(
      `build/neu/${kind}${['beitrag', 'eintrag'].includes(kind) ? '.md' : '.yaml'}`,
      'utf8',
    );
    const fields = Object.keys((schema as unknown as { shape: object }).shape);
    // The templates leave out `conversation`: a scripted conversation is more than a beginning.
    const unnamed = fields.filter(
      (field) => field !== 'conversation' && !new RegExp(`^(?:# ?)?${field}:`, 'm').test(source),
    );
    expect(unnamed, `build/neu/${kind}.* explains every field but`).toEqual([]);
  });

  test('is refused when there is one', () => {
    expect(() => newFile(root, kind, title.toUpperCase(), TODAY)).toThrow(/gibt es schon/);
  });

  test('is not forgotten half-written', async () => {
    const file = made.get(kind)!;
    const source = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), source.replace('draft: true\n', ''));
    expect((await checkLaunch(root, undefined)).map((problem) => problem.file)).toContain(file);
  });
});

test.each([
  ['seite', 'Titel', 'Bekannt sind: beitrag, eintrag, projekt, leistung, referenz'],
  ['eintrag', '5G', 'A bis Z'],
  ['eintrag', 'x'.repeat(41), '2 bis 40 Zeichen'],
])('%s „%s“ is refused with a sentence', (kind, title, sentence) => {
  expect(() => newFile(root, kind, title, TODAY)).toThrow(sentence);
});
