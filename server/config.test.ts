import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('defaults', () => {
  const defaults = {
    port: 3000,
    host: '127.0.0.1',
    publicOrigin: undefined,
    dataDir: resolve('data'),
    diskReserve: 64 * 1024 * 1024,
    databaseUrl: undefined,
    rates: { perClient: 20, overall: 200 },
    proxyHops: 0,
    isCounted: true,
    mail: undefined,
    alert: undefined,
  };
  expect(readConfig({})).toEqual(defaults);
  // As `PORT=` in a file of settings is meant.
  expect(readConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '' })).toEqual(defaults);
});

const mail = {
  SMTP_URL: 'smtp://mail.beispiel.de',
  MAIL_FROM: 'web@beispiel.de',
  MAIL_TO: 'chef@beispiel.de',
};

test.each([
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de'],
  ['DATABASE_URL', 'postgres://web:p%40ss@db.beispiel.de:5432/kontakt?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres:///kontakt?host=/run/postgresql'],
])('%s=%s is fine', (name, value) => {
  expect(Object.values(readConfig({ [name]: value })).map(String)).toContain(value);
});

test.each([
  ['PUBLIC_ORIGIN', 'https://www.müller.de'],
  ['DISK_RESERVE', '64M'],
  ['TRUST_PROXY_HOPS', '11'],
  ['STATISTICS', 'constructor'],
  ['MAIL_FROM', 'Website <web@beispiel.de>'],
  ['MAIL_TO', 'a@beispiel.de; b@beispiel.de'],
])('%s=%s is refused by name and value', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}=„${value}“ ist ungültig. Erlaubt ist`);
});

test.each([
  ['SMTP_URL', 'smtp://ich:1#geheim@mail.beispiel.de'],
  ['SMTP_URL', 'smtp://ich:geheim@mail.beispiel.de/pfad'],
  ['DATABASE_URL', 'mysql://ich:geheim@db.beispiel.de/kontakt'],
  ['DATABASE_URL', 'postgres://ich:1/geheim#@db.beispiel.de/kontakt'],
])('%s=%s is refused without repeating it: there may be a password in it', (name, value) => {
  const read = () => readConfig({ ...mail, [name]: value });
  expect(read).toThrow(new RegExp(`^${name} ist ungültig\\. Erlaubt ist .+\\.$`));
  expect(read).not.toThrow(/geheim/);
});

test.each<[string, object]>([
  ['smtp://mail.beispiel.de', { host: 'mail.beispiel.de', port: 587, secure: false, user: undefined }],
  [
    'smtp://ich%40beispiel.de:p%3Aw@mail.beispiel.de:2525',
    { port: 2525, user: 'ich@beispiel.de', password: 'p:w' },
  ],
  ['smtps://[::1]/', { host: '::1', port: 465, secure: true }],
])('the mail server %s', (SMTP_URL, expected) => {
  const { mail: settings } = readConfig({
    ...mail,
    SMTP_URL,
    MAIL_TO: 'chef@beispiel.de, buero@beispiel.de',
  });
  const recipients = ['chef@beispiel.de', 'buero@beispiel.de'];
  expect(settings).toMatchObject({ ...expected, requireTls: true, from: 'web@beispiel.de', recipients });
});

test('a setting may lie in a file, and the environment goes before it', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'credentials-'));
  writeFileSync(join(folder.path, 'SMTP_URL'), 'smtp://ich:geheim@mail.beispiel.de\n');
  const env = { ...mail, SMTP_URL: undefined, CREDENTIALS_DIRECTORY: folder.path };
  expect(readConfig(env).mail).toMatchObject({ host: 'mail.beispiel.de', password: 'geheim' });
  expect(readConfig({ ...env, SMTP_URL: 'smtp://anderswo.beispiel.de' }).mail?.host).toBe(
    'anderswo.beispiel.de',
  );
  expect(readConfig({ ...env, CREDENTIALS_DIRECTORY: join(folder.path, 'fehlt') }).mail).toBeUndefined();
  // Docker makes a folder of a file that is to be mounted and does not exist: it is not taken for one that is missing.
  mkdirSync(join(folder.path, 'DATABASE_URL'));
  expect(() => readConfig(env)).toThrow(/^DATABASE_URL lässt sich nicht lesen .+: EISDIR/);
});

test.each(['MAIL_FROM', 'MAIL_TO'])('a mail server without %s is refused', (name) => {
  expect(() => readConfig({ ...mail, [name]: '' })).toThrow(new RegExp(`^${name} fehlt\\. .+\\.$`));
});
