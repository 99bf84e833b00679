import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createOutbox, openDatabase } from '../../server/outbox/open.ts';
import { start, stop } from '../../server/outbox/test-cluster.ts';
import { newMessage } from '../../server/outbox/test-outbox.ts';
import { temporaryFolder } from '../deploy/processes.ts';
import { freePort } from '../site/free-port.ts';
import { makeCertificate } from './certificate.ts';

/** Reaches this machine, but does not count as local: without further settings the certificate has to be valid. */
const ELSEWHERE = '0.0.0.0';

const folder = temporaryFolder();
const ca = join(folder.path, 'ca.pem');
let port: number;

beforeAll(async () => {
  port = await freePort();
  const { key, cert } = makeCertificate(ELSEWHERE);
  writeFileSync(ca, cert);
  const settings = ['ssl=on', `listen_addresses=${ELSEWHERE}`, `port=${port}`];
  expect(start(folder.path, settings, { 'server.crt': cert, 'server.key': key })).toBe('');
});
afterAll(() => {
  stop(folder.path);
  folder.remove();
});

const address = (options = '', host = ELSEWHERE) => `postgres://postgres@${host}:${port}/postgres${options}`;

async function isEncrypted(databaseUrl: string): Promise<boolean> {
  const outbox = createOutbox(await openDatabase({ dataDir: '', databaseUrl }));
  onTestFinished(() => outbox.close());
  expect(['added', 'known']).toContain(await outbox.add(newMessage('a')));
  const rows = await ask(`SELECT bool_and(ssl) AS encrypted FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE application_name = 'kontakt-outbox'`);
  await outbox.close();
  return rows[0]!.encrypted as boolean;
}

async function ask(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(`postgres://postgres@${encodeURIComponent(folder.path)}:${port}/postgres`);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

test.each([
  [ELSEWHERE, `?sslrootcert=${ca}`, true],
  [ELSEWHERE, `?sslrootcert=${ca}&sslmode=require`, true],
  [ELSEWHERE, `?sslrootcert=${ca}&ssl=0`, true],
  [ELSEWHERE, '?sslmode=no-verify', true],
  [ELSEWHERE, '?sslmode=disable', false],
  ['127.0.0.1', '', false],
  ['localhost', `?sslrootcert=${ca}&sslmode=verify-full`, true],
])('%s%s is encrypted: %s', async (host, options, encrypted) => {
  expect(await isEncrypted(address(options, host))).toBe(encrypted);
});

test.each<[string, RegExp, host?: string]>([
  ['', /^DATABASE_URL lässt sich nicht benutzen: .+ Zertifikat gilt nicht \(DEPTH_ZERO_SELF_SIGNED_CERT\)/],
  ['?sslmode=prefer', /Zertifikat gilt nicht/],
  ['?sslmode=require&uselibpqcompat=true', /Zertifikat gilt nicht/],
  [`?host=${ELSEWHERE}`, /Zertifikat gilt nicht/, '127.0.0.1'],
])(
  'a database elsewhere that nobody vouches for is refused at the start: %s',
  async (options, sentence, host) => {
    const databaseUrl = address(options, host);
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(sentence);
  },
);

test('a certificate for another name is refused', async () => {
  const url = address(`?sslrootcert=${ca}&sslmode=verify-full`, '127.0.0.2');
  await expect(openDatabase({ dataDir: '', databaseUrl: url })).rejects.toThrow(/ALTNAME_INVALID/);
});

test('a database elsewhere without TLS is refused at the start, unless the address allows it', async () => {
  stop(folder.path);
  const plain = temporaryFolder();
  onTestFinished(() => {
    stop(plain.path);
    plain.remove();
  });
  expect(start(plain.path, [`listen_addresses=${ELSEWHERE}`, `port=${port}`])).toBe('');
  await expect(openDatabase({ dataDir: '', databaseUrl: address() })).rejects.toThrow(
    'Sie verschlüsselt nicht',
  );
  const outbox = createOutbox(await openDatabase({ dataDir: '', databaseUrl: address('?sslmode=disable') }));
  expect(await outbox.add(newMessage('a'))).toBe('added');
  await outbox.close();
});
