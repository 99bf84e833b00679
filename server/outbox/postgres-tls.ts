import { isIPv4 } from 'node:net';

/** Values of `sslmode` by which the address itself asks for less. `no-verify` encrypts, but takes any certificate. */
const WAYS_OUT = new Set(['disable', 'no-verify']);

/**
 * Messages and a password travel this way: beyond this machine only encrypted, and only to a server whose
 * certificate is good for its name. The library by itself would do without wherever the address is silent.
 */
export function withVerifiedTls(address: string): string {
  const url = new URL(address);
  const mode = url.searchParams.get('sslmode');
  const host = url.searchParams.get('host') || decodeURIComponent(url.hostname);
  if (mode ? WAYS_OUT.has(mode) : isLocal(host)) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

function isLocal(host: string): boolean {
  return (
    host.startsWith('/') || ['localhost', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'))
  );
}

/** As the library and OpenSSL say it: the database does not encrypt, or its certificate is not good. */
const DISTRUST = /does not support SSL|CERT|UNABLE_TO_(?:GET|VERIFY)_|HOSTNAME_MISMATCH/;

/** A German sentence where the database cannot be trusted; nothing where something else is wrong. */
export function explainDistrust({ message, code = '' }: Error & { code?: string }): string | undefined {
  if (!DISTRUST.test(`${message} ${code}`)) return undefined;
  return (
    `Sie verschlüsselt nicht, oder ihr Zertifikat gilt nicht (${code || message}). Für eine eigene ` +
    'Zertifizierungsstelle hilft ?sslrootcert=/pfad/ca.pem am Ende der Adresse, in einem Netz, dem Sie ganz vertrauen, ' +
    '?sslmode=disable.'
  );
}
