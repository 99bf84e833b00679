import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLaunch } from './check.ts';
import { findings, folderWith, ready, TODAY } from './ready-site.fixture.ts';

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
