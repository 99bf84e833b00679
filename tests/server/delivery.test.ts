import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../deploy/processes.ts';
import { makeCertificate } from './certificate.ts';
import { mailEnv, startMailServer } from './mail-server.ts';
import { openPlace, post } from './site-process.ts';

const { key, cert } = makeCertificate();

function trust(certificate: string): Record<string, string> {
  const { path, remove } = temporaryFolder();
  onTestFinished(remove);
  const file = join(path, 'ca.pem');
  writeFileSync(file, certificate);
  return { NODE_EXTRA_CA_CERTS: file, SMTP_REQUIRE_TLS: 'on' };
}

/** Lets one in, and nobody without the password. */
const closed: SMTPServerOptions = {
  authOptional: false,
  onAuth({ username, password }, _, callback) {
    const isRight = username === 'ich@haus.de' && password === 'p w';
    callback(isRight ? null : new Error('no'), { user: username });
  },
};

test.each<[string, SMTPServerOptions, string, boolean]>([
  ['without TLS, where that is allowed', {}, 'smtp://', false],
  ['with STARTTLS and a password', { key, cert, ...closed }, 'smtp://ich%40haus.de:p%20w@', true],
  ['with TLS from the start', { key, cert, secure: true }, 'smtps://', true],
])('a message reaches the mail server %s', async (_, options, access, isTrusted) => {
  const server = await startMailServer(options);
  const env = { ...mailEnv(server.port, access), ...(isTrusted && trust(cert)) };
  const site = await openPlace().start({ ...env, PUBLIC_ORIGIN: 'https://www.haus.de' });
  const response = await post(site.origin, 'ein-schluessel', 'Grüße aus Köln & „Umgebung“');
  const { id } = (await response.json()) as { id: string };
  await expect.poll(() => server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    id,
    from: 'web@haus.de',
    to: ['chef@haus.de'],
    secure: 'key' in options,
  });
  // Where it comes from is what a list of mails shows.
  expect(server.mails[0]?.raw).toMatch(/^From: .*www\.haus\.de.* <web@haus\.de>\r$/m);
  expect(server.mails[0]?.raw).toMatch(/^Reply-To: besucher@beispiel\.de\r$/m);
  await expect.poll(() => site.log.join()).toContain('message.delivered');
  expect(site.log.join()).not.toMatch(/besucher|Köln|Anfrage|haus\.de|127\.0\.0\.1/);
});

test('a mail that is under way when the server is told to end still arrives, and is not sent again', async () => {
  const server = await startMailServer({
    async onRcptTo(_, __, callback) {
      site.child.kill('SIGTERM');
      const isOpen = () => fetch(site.origin).then(Boolean, () => false);
      await expect.poll(isOpen).toBe(false);
      callback();
    },
  });
  const place = openPlace();
  const site = await place.start(mailEnv(server.port));
  await post(site.origin, 'a');
  await expect.poll(() => site.child.exitCode).toBe(0);
  expect(server.mails).toHaveLength(1);
  expect(await place.kept()).toMatchObject([{ status: 'delivered' }]);
});
