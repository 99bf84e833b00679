import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkLaunch } from './launch/check.ts';

const siteFile = (line: string) =>
  `export const site = {\n  origin: 'https://www.ada-lang.de/',\n  ${line}\n};\n`;

/** The files and settings of a site that may go online; each test adds what it is about. */
const ready = {
  files: {
    'content/site.ts': siteFile(''),
    'content/recht/impressum.md': '---\nchecked: 2025-12-01\n---\n\nAngaben nach § 5 DDG\n',
    'content/bilder/portrait.jpg': 'ein Foto',
    'content/lexikon/http.md': 'Eine Anfrage an `www.muster.example`, Nummer 12345.\n',
  },
  env: {
    PUBLIC_ORIGIN: 'https://www.ada-lang.de',
    SMTP_URL: 'smtps://ada:geheim12345@mail.ada-lang.de',
    MAIL_FROM: 'website@ada-lang.de',
    MAIL_TO: 'kontakt@ada-lang.de',
  },
};

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  folders.push(root);
  for (const [file, content] of Object.entries({ ...ready.files, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

const findings = async (files: Record<string, string>, env: Record<string, string | undefined> = {}) =>
  checkLaunch(folderWith(files), { ...ready.env, ...env });

const siteWith = (line: string) => ({
  'content/site.ts': siteFile(line),
});

test('a missing photo of the owner is named with the place where it belongs', async () => {
  const root = folderWith({});
  rmSync(join(root, 'content/bilder'), { recursive: true });
  const problems = await checkLaunch(root, ready.env);
  expect(problems.map(({ file }) => file)).toEqual(['content/bilder/portrait.jpg']);
});

test.each([
  "email: 'kontakt@max-mustermann.example',",
  "managingDirectors: ['Max Mustermann'],",
  "phone: '+49 123 456789',",
  "taxNumber: '12/345/67890',",
  "vatId: 'DE123456789',",
  "claim: 'Lorem ipsum dolor',",
  "fax: '+49 123 456789', // echte Nummer folgt",
  "email: 'kontakt@example.com',",
])('a placeholder is named with its place: %s', async (line) => {
  const problems = await findings(siteWith(line));
  const field = line.slice(0, line.indexOf(':'));
  expect(problems).toEqual([expect.objectContaining({ file: 'content/site.ts', line: 3, field })]);
});

test('nobody waits for what a draft still lacks', async () => {
  const file = 'content/blog/idee.md';
  const source = '---\ndraft: true\n---\n\nHier steht bald etwas.\n';
  const remark = { 'content/README.md': 'Max Mustermann, Musterstraße 1\n' };
  expect(await findings({ [file]: source, ...remark })).toEqual([]);
  const out = source.replace('draft: true', 'draft: false');
  expect(await findings({ [file]: out })).toMatchObject([{ file, line: 5 }]);
});

test.each([
  "phone: '+49 171 2345678',",
  "url: 'https://www.test-labor.de/',",
  "registerNumber: 'HRB 212345',",
  "registerNumber: 'HRB 12345', // echt",
  "text: 'Mustererkennung nach bewährten Mustern im Musterangebot',",
  "// email: 'kontakt@max-mustermann.example',",
  '/** Zum Beispiel Musterstraße 1. */',
])('a real value is left alone: %s', async (line) => {
  expect(await findings(siteWith(line))).toEqual([]);
});

test.each([
  ['content/recht/impressum.md', 'Angaben gemäß § 5 TMG'],
  ['content/recht/agb.md', 'Rechtsgrundlage ist § 25 Abs. 2 TTDSG.'],
  ['content/recht/impressum.md', 'Verantwortlich nach § 55 Abs. 2 RStV'],
  ['content/recht/impressum.md', '[Plattform](https://ec.europa.eu/consumers/odr/)'],
  ['content/recht/impressum.md', 'Die EU hat eine Plattform zur Online-Streitbeilegung.'],
  ['content/recht/agb.md', 'Der Anbieter ist nach dem Privacy Shield zertifiziert.'],
  // In Markdown `#` begins a heading and `*` an item of a list, not a comment.
  ['content/recht/impressum.md', '# Max Mustermann'],
  ['content/recht/impressum.md', '* Musterstraße 1'],
  ['content/blog/neu.md', '[Anbieter](https://www.anbieter.example/)'],
  ['content/blog/neu.md', "note: 'vorläufige Zeichnung'"],
])('%s: %s', async (file, text) => {
  expect(await findings({ [file]: `\n${text}\n` })).toEqual([expect.objectContaining({ file, line: 2 })]);
});

test('articles may tell the history of a law, a legal text where its author confirms it', async () => {
  const files = {
    'content/lexikon/neu.md': 'Das Gesetz trat 2021 als TTDSG in Kraft.\n',
    'content/recht/agb.md': 'Früher stand hier § 5 TMG. <!-- echt -->\n',
  };
  expect(await findings(files)).toEqual([]);
});

test('the command ends with 1 until all is done, tells what it cannot check, and never shows a password', () => {
  const run = (files: Record<string, string>, env: Record<string, string>, ...options: string[]) =>
    spawnSync(process.execPath, [resolve('build/launch-check.ts'), ...options], {
      cwd: folderWith(files),
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const done = run({}, ready.env);
  expect(done.stdout + done.stderr).toMatch(/Die Website kann online gehen\.\n$/);
  for (const promise of ['Auftragsverarbeitung', '§ 19 UStG']) expect(done.stdout).toContain(promise);
  expect(done.status).toBe(0);

  const open = run(siteWith("phone: '+49 123 456789',"), { ...ready.env, MAIL_TO: '' });
  expect(open.stdout).toContain('content/site.ts:3  phone: ');
  expect(open.stdout).toContain('MAIL_TO: ');
  expect(open.stdout).not.toContain('geheim');
  expect(open.status).toBe(1);

  // `--content` is for a pipeline, which neither knows the server's settings nor can vouch for anything.
  const content = run({}, {}, '--content');
  expect(content.stdout).not.toContain('Von Hand zu prüfen');
  expect(content.status).toBe(0);
});

test.each([
  ['SMTP_URL', undefined],
  ['MAIL_FROM', ' '],
  ['MAIL_TO', 'kontakt@max-mustermann.example'],
  ['MAIL_FROM', 'website@max-mustermann.example'],
  ['SMTP_URL', 'smtps://mail.max-mustermann.example'],
  ['PUBLIC_ORIGIN', undefined],
  ['PUBLIC_ORIGIN', 'http://www.ada-lang.de'],
  ['PUBLIC_ORIGIN', 'https://ada-lang.de'],
  ['PORT', 'achtzig'],
])('the setting %s=%s is not good enough', async (name, value) => {
  const problems = await findings({}, { [name]: value });
  expect(problems).toHaveLength(1);
  expect(JSON.stringify(problems)).toContain(name);
});
