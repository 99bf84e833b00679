import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readAlertTarget } from './alert.ts';
import { LIMITS } from './limits.ts';
import { checkSwitch, invalid, readMailSettings } from './mail/settings.ts';

export type Config = ReturnType<typeof readConfig>;

const MEBIBYTE = 1024 * 1024;

/** Throws an error whose German message names the variable, its value and what is allowed. */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable counts as not set, as `PORT=` in an env file is meant.
  const read = (name: string) =>
    (env[name] ?? readCredential(env.CREDENTIALS_DIRECTORY, name))?.trim() || undefined;
  const readCount = (name: string, usual: number, from: number, to: number, note = '') => {
    const value = read(name) ?? String(usual);
    if (/^\d{1,10}$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value);
    throw invalid(name, value, `eine ganze Zahl von ${from} bis ${to}${note}`);
  };
  const { perClient, overall } = LIMITS.rates;
  return {
    port: readCount('PORT', 3000, 0, 65_535, ' (0 nimmt einen freien Port)'),
    host: read('HOST') ?? '127.0.0.1',
    /** Where visitors reach the site, when a proxy stands in front of it. */
    publicOrigin: checkOrigin(read('PUBLIC_ORIGIN')),
    dataDir: resolve(read('DATA_DIR') ?? './data'),
    /** Bytes of its disk that new messages leave alone. */
    diskReserve: readCount('DISK_RESERVE', 64, 0, 1_000_000) * MEBIBYTE,
    /** PostgreSQL, for several machines; without it messages are kept in `dataDir`. */
    databaseUrl: checkDatabase(read('DATABASE_URL')),
    /** Messages an hour. */
    rates: {
      perClient: readCount('RATE_IP', perClient, 1, 1_000_000_000),
      overall: readCount('RATE_GLOBAL', overall, 1, 1_000_000_000),
    },
    /** How many proxies of our own add to X-Forwarded-For. */
    proxyHops: readCount('TRUST_PROXY_HOPS', 0, 0, 10),
    /** Whether visits are counted, as daily sums. */
    isCounted: checkSwitch('STATISTICS', read('STATISTICS') ?? 'on'),
    /** Without them messages are kept, but not sent. */
    mail: readMailSettings(read),
    alert: readAlertTarget(read('ALERT_URL')),
  };
}

/**
 * Secrets need not stand in the environment, where every child process and error report sees them:
 * systemd, Docker and Kubernetes hand them over as files.
 */
function readCredential(folder: string | undefined, name: string): string | undefined {
  if (!folder) return undefined;
  const file = resolve(folder, name);
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    // Not the same as a file that is not there: messages would be kept elsewhere, or never sent.
    throw new Error(`${name} lässt sich nicht lesen (${file}): ${message}`, { cause: error });
  }
}

function checkOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
  if (origin === value) return value;
  // Whose name has an umlaut would look for the mistake in vain: browsers send it as DNS knows it.
  const advice = origin ? `hier wohl ${origin}` : 'zum Beispiel https://www.beispiel.de';
  throw invalid('PUBLIC_ORIGIN', value, `http:// oder https:// mit Rechnername und ohne Pfad, ${advice}`);
}

function checkDatabase(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // An unescaped / or # in the password would make something else of the rest.
  if (url && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/#]+$/.test(url.pathname + url.hash))
    return value;
  // Not the value: there may be a password in it.
  throw new Error(
    'DATABASE_URL ist ungültig. Erlaubt ist postgres:// mit Rechnername und Datenbank, zum Beispiel ' +
      'postgres://benutzer:passwort@db.beispiel.de:5432/kontakt (Sonderzeichen im Passwort als %-Zeichen).',
  );
}
