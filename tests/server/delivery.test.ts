import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace, post } from './site-process.ts';

const { key, cert } = makeCertificate();

function trust(certificate: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'ca-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ca.pem');
  writeFileSync(file, certificate);
  return { NODE_EXTRA_CA_CERTS: file, SMTP_REQUIRE_TLS: 'on' };
}

test.each([
  ['without TLS, where that is allowed', {}, 'smtp', false],
  ['with STARTTLS', { key, cert }, 'smtp', true],
  ['with TLS from the start', { key, cert, secure: true }, 'smtps', true],
] as const)('a message reaches the mail server %s', async (_, options, scheme, secure) => {
  const server = await startMailServer(options);
  const env = { ...mailEnv(server.port, scheme), ...(secure && trust(cert)) };
  const site = await openPlace().start(env);
  const response = await post(site.origin, 'ein-schluessel', 'Grüße aus Köln & „Umgebung“');
  const { id } = (await response.json()) as { id: string };
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ id, from: 'web@haus.de', to: ['chef@haus.de'], secure });
  expect(server.mails[0]?.raw).toMatch(/^Reply-To: besucher@beispiel\.de\r$/m);
  await expect.poll(() => site.log.join()).toContain('message.delivered');
  expect(site.log.join()).not.toMatch(/besucher|Köln|Anfrage|haus\.de|127\.0\.0\.1/);
});

test('several recipients get a mail each, and one that is refused keeps nobody else waiting', async () => {
  const server = await startMailServer({
    onRcptTo: ({ address }, _, callback) =>
      callback(address === 'niemand@haus.de' ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
  });
  const MAIL_TO = 'niemand@haus.de, chef@haus.de,buero@haus.de';
  const place = openPlace();
  const site = await place.start({ ...mailEnv(server.port), MAIL_TO });
  const { id } = (await (await post(site.origin, 'a')).json()) as { id: string };
  await expect.poll(() => site.log.join()).toContain('message.failed');
  expect(server.mails.map(({ to }) => to)).toEqual([['chef@haus.de'], ['buero@haus.de']]);
  const { output } = await place.outbox('show', id);
  expect(output).toContain('niemand@haus.de: 550');
  expect(output).toContain('chef@haus.de: zugestellt');
});

test('with a password', async () => {
  const logins: unknown[] = [];
  const server = await startMailServer({
    key,
    cert,
    authOptional: false,
    onAuth({ username, password }, _, callback) {
      logins.push([username, password]);
      callback(null, { user: username });
    },
  });
  const env = { ...mailEnv(server.port), SMTP_URL: `smtp://ich%40haus.de:p%20w@localhost:${server.port}` };
  const site = await openPlace().start({ ...env, ...trust(cert) });
  await post(site.origin, 'a');
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(logins).toEqual([['ich@haus.de', 'p w']]);
});

test('three servers on one outbox send nothing twice', async () => {
  const server = await startMailServer();
  const place = openPlace();
  const env = mailEnv(server.port);
  const sites = await Promise.all([place.start(env), place.start(env), place.start(env)]);
  const keys = Array.from({ length: 90 }, (_, i) => `nachricht-${i}`);
  onTestFailed(() => {
    for (const { log } of sites) console.error(log.filter((line) => !line.includes('delivered')).slice(-5));
  });
  const answers = await Promise.all(keys.map((key, i) => post(sites[i % 3]!.origin, key)));
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 202));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  // On a busy machine one may run into a time limit, and is tried again a minute later.
  await expect.poll(() => server.mails.length, { timeout: 170_000 }).toBeGreaterThanOrEqual(90);
  await Promise.all(sites.map((site) => site.end('SIGTERM')));
  expect(server.mails.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const senders = sites.map(({ log }) => log.filter((line) => line.includes('message.delivered')).length);
  expect(Math.min(...senders)).toBeGreaterThan(0);
}, 240_000);
