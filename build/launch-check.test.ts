import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLaunch } from './launch/check.ts';

const COMPANY = "legalForm: 'freier-beruf', name: 'Ada Lang', vatId: 'DE811907980', profession: {}";

function siteFile(line: string, company = COMPANY): string {
  return `export const site = {\n  origin: 'https://www.ada-lang.de/',\n  ${line}\n  company: {\n    ${company}\n  },\n};\n`;
}

const TODAY = '2026-11-15';
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
  checkLaunch(folderWith(files), { ...ready.env, ...env }, TODAY);

const siteWith = (line: string) => ({
  'content/site.ts': siteFile(line),
});

test('a missing photo of the owner is named with the place where it belongs', async () => {
  const root = folderWith({});
  rmSync(join(root, 'content/bilder'), { recursive: true });
  const { problems } = await checkLaunch(root, ready.env, TODAY);
  expect(problems.map(({ file }) => file)).toEqual(['content/bilder/portrait.jpg']);
});

test.each([
  "email: 'kontakt@max-mustermann.example',",
  "street: 'Musterstraße 1',",
  "managingDirectors: ['Max Mustermann'],",
  "phone: '+49 123 456789',",
  "taxNumber: '12/345/67890',",
  "vatId: 'DE123456789',",
  "claim: 'Lorem ipsum dolor',",
  "claim: 'TODO',",
  "fax: '+49 123 456789', // echte Nummer folgt",
  "email: 'kontakt@firma.invalid',",
  "email: 'kontakt@example.com',",
])('a placeholder is named with its place: %s', async (line) => {
  const { problems } = await findings(siteWith(line));
  const field = line.slice(0, line.indexOf(':'));
  expect(problems).toEqual([expect.objectContaining({ file: 'content/site.ts', line: 3, field })]);
});

test('data in YAML are looked through like everything else', async () => {
  const file = 'content/home.yaml';
  const source = "# Muster: TODO\nphone: '+49 123 456789'\nnumber: 12345 # echt\nchecked: 2027-01-01\n";
  const { problems } = await findings({ [file]: source });
  expect(problems).toEqual([
    expect.objectContaining({ file, line: 2, field: 'phone' }),
    expect.objectContaining({ file, line: 4, field: 'checked' }),
  ]);
});

test.each([
  "phone: '+49 171 2345678',",
  "registerNumber: 'HRB 212345',",
  "registerNumber: 'HRB 12345', // echt",
  "text: 'Mustererkennung nach bewährten Mustern',",
  "// email: 'kontakt@max-mustermann.example',",
  '/** Zum Beispiel Musterstraße 1. */',
])('a real value is left alone: %s', async (line) => {
  expect((await findings(siteWith(line))).problems).toEqual([]);
});

test.each([
  ['content/recht/impressum.md', 'Angaben gemäß § 5 TMG'],
  ['content/recht/dsgvo.md', 'Rechtsgrundlage ist § 25 Abs. 2 TTDSG.'],
  ['content/recht/impressum.md', 'Verantwortlich nach § 55 Abs. 2 RStV'],
  ['content/recht/impressum.md', '[Plattform](https://ec.europa.eu/consumers/odr/)'],
  ['content/recht/impressum.md', 'Angaben nach § 5 des Telemediengesetzes'],
  ['content/recht/impressum.md', 'Verantwortlich nach § 55 des Rundfunkstaatsvertrags'],
  ['content/recht/impressum.md', 'Die EU hat eine Plattform zur Online-Streitbeilegung.'],
  ['content/recht/dsgvo.md', 'Der Anbieter ist nach dem Privacy Shield zertifiziert.'],
  // In a text these begin a heading and an item, not a comment.
  ['content/recht/impressum.md', '# Max Mustermann'],
  ['content/recht/impressum.md', '* Musterstraße 1'],
  ['content/blog/neu.md', '[Anbieter](https://www.anbieter.example/)'],
  ['content/lexikon/neu.md', 'checked: 2026-11-16'],
  ['content/lexikon/neu.md', 'updated: 2026-11-16'],
  ['content/lexikon/neu.md', 'Banner verlangt das TTDSG.'],
])('%s: %s', async (file, text) => {
  expect((await findings({ [file]: `\n${text}\n` })).problems).toEqual([
    expect.objectContaining({ file, line: 2 }),
  ]);
});

test.each([
  'Das Gesetz trat 2021 als TTDSG in Kraft und heißt seit 2024 TDDDG.',
  "sources:\n  - id: alt\n    title: 'Das TTDSG'",
  'Früher stand hier § 5 TMG. <!-- echt -->',
])('whoever tells the history of a law may name it: %s', async (text) => {
  expect((await findings({ 'content/lexikon/neu.md': `${text}\n` })).problems).toEqual([]);
});

test('a year of the copyright that has passed is asked about, until somebody says that it is meant', async () => {
  expect((await findings(siteWith('copyrightYear: 2024,'))).hints).toEqual([
    expect.objectContaining({ file: 'content/site.ts', line: 3, field: 'copyrightYear' }),
  ]);
  for (const line of ['copyrightYear: 2026,', 'copyrightYear: 2024, // echt'])
    expect((await findings(siteWith(line))).hints).toEqual([]);
});

test.each([
  ['content/recht/dsgvo.md', 'checked: 2025-11-14'],
  ['content/home.ts', "  checked: '2025-11-14',"],
  ['content/lexikon/php.md', '    read: 2025-11-14'],
  [
    'content/lexikon/php.md',
    '  - { id: a, title: "A", publisher: "P", url: "https://a.example/", read: 2025-11-14 }',
  ],
  ['content/kontakt.ts', "  addressChecked: '2025-11-14',"],
  ['content/blog/neu.md', 'publishDate: "16.11.2026"'],
])(
  'what nobody has looked at for a year, or what is still to come, is a hint, not an obstacle: %s, %s',
  async (file, line) => {
    const { problems, hints } = await findings({ [file]: `${line}\n` });
    expect(problems).toEqual([]);
    expect(hints).toEqual([expect.objectContaining({ file, line: 1 })]);
  },
);

test.each(['checked: 2026-11-15', 'updated: 2026-11-15', 'publishDate: "15.11.2026"'])(
  'a day that has come is neither: %s',
  async (line) => {
    expect(await findings({ 'content/blog/neu.md': `${line}\n` })).toMatchObject({ problems: [], hints: [] });
  },
);

test('a text is read as the build reads it, whatever editor and machine wrote it', async () => {
  const file = 'content/recht/dsgvo.md';
  const promise = 'Sie geht über eine mit TLS verschlüsselte Verbindung an den Mailserver.';
  const lines = ['checked:\u00A02026-11-16', promise.normalize('NFD'), 'sources:', ' - { title: TTDSG }'];
  const { problems } = await findings({ [file]: lines.join('\r\n') }, { SMTP_REQUIRE_TLS: 'off' });
  expect(problems.map(({ line }) => line)).toEqual([1, 2]);
});

/** As `content/versionen.yaml` has it, with one release whose support ends on the given day. */
const versionen = (checked: string, supportUntil: string) =>
  readFileSync('content/versionen.yaml', 'utf8')
    .replace(/^checked: .*$/m, `checked: ${checked}`)
    .replace(/^products:\n(?:(?: .*)?\n)+/m, () =>
      [
        'products:',
        '  - id: php',
        '    name: PHP',
        '    to: /lexikon/php/',
        '    policy: Zwei Jahre.',
        '    releases:',
        `      - { release: '8.2', from: 2022-12-08, supportUntil: ${supportUntil}, sources: [eol-php] }`,
        '',
      ].join('\n'),
    )
    .replace(/read: .*/g, `read: ${checked}`);

test.each([
  ['ended since the last check', '2026-11-01', '2026-11-14', 1],
  ['ended on the day of the check, which may not have noticed', '2026-11-14', '2026-11-14', 1],
  ['ends today', '2026-11-01', TODAY, 0],
  ['ends with this month', '2026-11-01', '2026-11', 0],
  ['ended with the last month', '2026-10-20', '2026-10', 1],
  ['had ended before the last check', '2026-11-01', '2026-10-31', 0],
])('support that %s', async (_, checked, supportUntil, count) => {
  const file = 'content/versionen.yaml';
  const { problems, hints } = await findings({ [file]: versionen(checked, supportUntil) });
  expect(problems).toEqual([]);
  expect(hints).toHaveLength(count);
  for (const hint of hints) expect(hint).toMatchObject({ file, field: 'PHP 8.2' });
});

test('a list of support periods that nobody has checked for a year is a hint', async () => {
  const { hints } = await findings({ 'content/versionen.yaml': versionen('2025-11-14', '2030-01-01') });
  expect(hints.map(({ field }) => field)).toContain('checked');
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
  const { problems } = await findings({}, { [name]: value });
  expect(problems).toHaveLength(1);
  expect(JSON.stringify(problems)).toContain(name);
});

test.each([
  ['SMTP_REQUIRE_TLS', 'off', 'Sie geht über eine mit TLS verschlüsselte Verbindung an den Mailserver.'],
  [
    'DATABASE_URL',
    'postgres://db.ada-lang.de/website',
    'Sie liegt in einer Datenbank auf dem Server dieser Website.',
  ],
  ['STATISTICS', 'off', 'Diese Website zählt Aufrufe nur als Tagessummen.'],
])('%s=%s makes a sentence of the privacy policy false', async (name, value, sentence) => {
  const policy = { 'content/recht/dsgvo.md': `${sentence}\n` };
  expect((await findings(policy)).problems).toEqual([]);
  expect((await findings(policy, { [name]: value })).problems).toEqual([
    { file: 'content/recht/dsgvo.md', line: 1, message: expect.stringContaining(name) },
  ]);
});

test('a setting that comes as a file counts as any other', async () => {
  const root = folderWith({ 'content/recht/dsgvo.md': 'Die Zähler stehen nur im Arbeitsspeicher.\n' });
  writeFileSync(join(root, 'DATABASE_URL'), 'postgres://db.ada-lang.de/website');
  const { problems } = await checkLaunch(root, { ...ready.env, CREDENTIALS_DIRECTORY: root }, TODAY);
  expect(problems).toMatchObject([{ file: 'content/recht/dsgvo.md' }]);
});

test('the policy that comes with the site is true wherever messages are kept', async () => {
  const policy = { 'content/recht/dsgvo.md': readFileSync('content/recht/dsgvo.md', 'utf8') };
  const { problems } = await findings(policy, { DATABASE_URL: 'postgres://db.ada-lang.de/website' });
  expect(problems.filter(({ message }) => message.includes('DATABASE_URL'))).toEqual([]);
});

test('a policy that knows of no counting is false until it is switched off', async () => {
  const policy = { 'content/recht/dsgvo.md': 'Diese Website misst keine Besuche.\n' };
  expect((await findings(policy)).problems).toHaveLength(1);
  expect((await findings(policy, { STATISTICS: 'off' })).problems).toEqual([]);
});

test('the command ends with 1 until all is done, tells what it cannot check, and never shows a password', () => {
  const run = (files: Record<string, string>, env: Record<string, string>, ...options: string[]) =>
    spawnSync(process.execPath, [resolve('build/launch-check.ts'), ...options], {
      cwd: folderWith(files),
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
  const company = `${COMPANY}, smallBusiness: true`;
  const done = run({ 'content/site.ts': siteFile('', company) }, ready.env);
  expect(done.stdout + done.stderr).toMatch(/Die Website kann online gehen\.\n$/);
  for (const promise of ['Auftragsverarbeitung', '§ 19 UStG']) expect(done.stdout).toContain(promise);
  expect(done.status).toBe(0);

  const open = run(siteWith("phone: '+49 123 456789',"), { ...ready.env, MAIL_TO: '' });
  expect(open.stdout).toContain('content/site.ts:3  phone: ');
  expect(open.stdout).toContain('MAIL_TO: ');
  expect(open.stdout).not.toContain('geheim');
  expect(open.status).toBe(1);

  // A pipeline does not know how the server is set, and cannot vouch for anything.
  const policy = { 'content/recht/dsgvo.md': 'Diese Website misst keine Besuche.\n' };
  const content = run({ ...siteWith('copyrightYear: 2024,'), ...policy }, {}, '--content');
  expect(content.stdout).toContain('content/site.ts:3  copyrightYear: ');
  expect(content.stdout).not.toContain('Von Hand zu prüfen');
  expect(content.status).toBe(0);
});

describe('each legal form needs something else', () => {
  const gmbh = { legalForm: 'gmbh', registerNumber: 'HRB 4711', managingDirectors: ['Ada Lang'] };
  const ug = { ...gmbh, legalForm: 'ug' };
  const alone = { legalForm: 'einzelunternehmen' };
  const merchant = { ...alone, registerCourt: 'Amtsgericht Köln', registerNumber: 'HRA 4711' };
  const vatId = 'DE811907980';
  const found = async (company: object) => {
    const lines = Object.entries({ country: 'Deutschland', ...company }).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)},`,
    );
    const files = { 'content/site.ts': siteFile('', lines.join('\n    ')) };
    const { problems, hints } = await findings(files);
    return { problems: problems.map(({ field }) => field), hints: hints.map(({ field }) => field) };
  };

  test.each([
    ['a GmbH', { ...gmbh, name: 'Lang Software GmbH' }],
    ['a GmbH that serves the public', { ...gmbh, name: 'Lang Lernen gGmbH' }],
    ['a UG', { ...ug, name: 'Lang Software UG (haftungsbeschränkt)' }],
    ['somebody alone', { ...alone, name: 'Lang Webdesign' }],
    ['somebody in Austria', { ...alone, name: 'Ada Lang', country: 'Österreich', vatId: 'ATU87654321' }],
    ['a merchant in the register', { ...merchant, name: 'Lang Software e. K.' }],
    ['a merchant in full words', { ...merchant, name: 'Ada Lang, eingetragene Kauffrau' }],
    ['a free profession with a chamber', { legalForm: 'freier-beruf', name: 'Ada Lang', profession: {} }],
  ])('%s is in order', async (_name, company) => {
    expect(await found({ vatId, ...company })).toEqual({ problems: [], hints: [] });
  });

  test.each([
    ['name', { ...gmbh, name: 'Lang Software' }],
    ['name', { ...ug, name: 'Lang Software UG' }],
    ['name', { ...ug, name: 'Lang Software GmbH' }],
    ['name', { ...alone, name: 'Lang Software GmbH' }],
    ['name', { ...merchant, name: 'Lang Software' }],
    ['registerNumber', { ...gmbh, name: 'Lang GmbH', registerNumber: 'HRA 4711' }],
    ['managingDirectors', { ...gmbh, name: 'Lang GmbH', managingDirectors: ['Lang'] }],
    ['vatId', { ...alone, name: 'Ada Lang', vatId: '811907980' }],
  ])('%s does not fit: %j', async (field, company) => {
    expect((await found({ vatId, ...company })).problems).toEqual([`company.${field}`]);
  });

  test('what only the owner knows is asked, not demanded', async () => {
    expect(await found({ legalForm: 'freier-beruf', name: 'Ada Lang' })).toEqual({
      problems: [],
      hints: ['company.vatId', 'company.profession'],
    });
    const answered = { legalForm: 'freier-beruf', name: 'Ada Lang', vatId: null, profession: null };
    expect(await found(answered)).toEqual({ problems: [], hints: [] });
  });

  test.each(['Alle Preise netto.', 'Ab 499 € zzgl. MwSt.'])(
    'a small business must not speak of net prices: %s',
    async (answer) => {
      const company = `legalForm: 'einzelunternehmen', name: 'Ada Lang', smallBusiness: true, vatId: '${vatId}'`;
      const { problems, byHand } = await findings({
        'content/site.ts': siteFile('', company),
        'content/home.yaml': `answer: ${answer}\n`,
      });
      expect(problems).toEqual([expect.objectContaining({ file: 'content/home.yaml', line: 1 })]);
      expect(byHand).toEqual([expect.stringContaining('§ 19 UStG')]);
    },
  );
});
