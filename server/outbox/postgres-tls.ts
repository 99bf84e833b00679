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
  if (mode ? WAYS_OUT.has(mode) : isLocal(hostOf(url))) return address;
  url.searchParams.set('sslmode', 'verify-full');
  return url.href;
}

function hostOf(url: URL): string {
  return url.searchParams.get('host') || decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, '$1');
}

function isLocal(host: string): boolean {
  return (
    host.startsWith('/') ||
    host === 'localhost' ||
    host === '::1' ||
    (isIPv4(host) && host.startsWith('127.'))
  );
}

/** As the library and OpenSSL say it. */
const WITHOUT_TLS = /does not support SSL/;
const BAD_CERTIFICATE = /CERT|UNABLE_TO_(?:GET|VERIFY)_|HOSTNAME_MISMATCH/;

/** A German sentence where the database cannot be trusted; nothing where something else is wrong. */
export function explainDistrust({ message, code = '' }: Error & { code?: string }): string | undefined {
  const wayOut = 'Nur in einem Netz, dem Sie ganz vertrauen, hilft ?sslmode=disable am Ende der Adresse.';
  if (WITHOUT_TLS.test(message)) return `Sie verschlüsselt nicht (TLS). ${wayOut}`;
  if (!BAD_CERTIFICATE.test(code)) return undefined;
  return `Ihr Zertifikat gilt nicht (${code}). Für eine eigene Zertifizierungsstelle: ?sslrootcert=/pfad/ca.pem. ${wayOut}`;
}
