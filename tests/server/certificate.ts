import { execFileSync } from 'node:child_process';
import { findNeeded } from '../system-packages.ts';

/**
 * A certificate for localhost and an address that vouches for itself, made here so that no key lies in the repository.
 */
export function makeCertificate(address = '127.0.0.1'): { key: string; cert: string } {
  const names = `subjectAltName=DNS:localhost,IP:${address}`;
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const pem = execFileSync(
    findNeeded('OpenSSL'),
    ['req', ...kind, '-subj', '/CN=localhost', '-addext', names, '-keyout', '-'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const start = pem.indexOf('-----BEGIN CERTIFICATE');
  return { key: pem.slice(0, start), cert: pem.slice(start) };
}
