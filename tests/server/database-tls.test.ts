import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/outbox/open.ts';
import { start, stop } from '../../server/outbox/test-cluster.ts';
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

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl });

test.each([
  [ELSEWHERE, `?sslrootcert=${ca}`, true],
  [ELSEWHERE, '?sslmode=no-verify', true],
  [ELSEWHERE, '?sslmode=disable', false],
  ['127.0.0.1', '', false],
])('%s%s is encrypted: %s', async (host, options, encrypted) => {
  const database = await open(address(options, host));
  onTestFinished(() => database.close());
  const [row] = await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
  expect(row).toEqual({ ssl: encrypted });
});

test.each([
  ['that nobody vouches for', ELSEWHERE, '', /^DATABASE_URL lässt sich nicht benutzen: .*self-signed/],
  ['with a certificate for another name', '127.0.0.2', `?sslrootcert=${ca}&sslmode=verify-full`, /altnames/],
])('a database elsewhere %s is refused at the start', async (_, host, options, sentence) => {
  await expect(open(address(options, host))).rejects.toThrow(sentence);
});
