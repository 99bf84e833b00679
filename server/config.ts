import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isEmailAddress } from '../contract/message-rules.ts';
import { LIMITS } from './limits.ts';

export type Config = ReturnType<typeof readConfig>;
/** The webhook that tells the owner that no mail arrives: it gets JSON with a text, or the text alone (`isPlain`). */
export type AlertTarget = NonNullable<ReturnType<typeof readAlertTarget>>;
export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

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
    /** Bytes of its disk that new messages leave alone; the setting is in MiB. */
    diskReserve: readCount('DISK_RESERVE', 64, 0, 1_000_000) * 1024 * 1024,
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
  if (url && /^https?:$/.test(url.protocol) && url.origin === value) return value;
  const allowed =
    'http:// oder https:// mit Rechnername (Umlaute als xn--…) und ohne Pfad, zum Beispiel https://www.beispiel.de';
  throw invalid('PUBLIC_ORIGIN', value, allowed);
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

const PLAIN = /^ntfy\+(?=https?:)/;

/** Throws an error with a German sentence, and without the value: whoever knows the address may write there. */
export function readAlertTarget(value: string | undefined) {
  if (value === undefined) return undefined;
  const url = URL.parse(value.replace(PLAIN, ''));
  if (url && /^https?:$/.test(url.protocol)) return { url: url.href, isPlain: PLAIN.test(value) };
  throw new Error(
    'ALERT_URL ist ungültig. Erlaubt ist https:// mit der Adresse eines Webhooks, für ntfy mit ntfy+ davor: ' +
      'ntfy+https://ntfy.sh/mein-thema.',
  );
}

/** `undefined` without SMTP_URL; throws an error with a German sentence when something is wrong. */
function readMailSettings(read: (name: string) => string | undefined) {
  const requireTls = checkSwitch('SMTP_REQUIRE_TLS', read('SMTP_REQUIRE_TLS') ?? 'on');
  const [from] = readAddresses('MAIL_FROM', read('MAIL_FROM'), 1);
  const recipients = readAddresses('MAIL_TO', read('MAIL_TO'));
  const url = read('SMTP_URL');
  if (url === undefined) return undefined;
  if (!from) throw missing('MAIL_FROM', 'die Adresse, die als Absender in den Nachrichten steht');
  if (recipients.length === 0)
    throw missing('MAIL_TO', 'die Adresse, die die Nachrichten bekommt, oder mehrere mit Komma dazwischen');
  const host = URL.parse(read('PUBLIC_ORIGIN') ?? '')?.host;
  return {
    ...parseServer(url),
    /** Off also means that a certificate nobody vouches for is good enough, as for a relay next door. */
    requireTls,
    from,
    /** What stands before that address: where the mail comes from. */
    fromName: host ? `Kontaktformular ${host}` : 'Kontaktformular',
    /** Each gets its own mail. */
    recipients,
  };
}

function readAddresses(name: string, value: string | undefined, most = Infinity): string[] {
  const addresses = value?.split(',').map((address) => address.trim()) ?? [];
  if (addresses.length <= most && addresses.every(isEmailAddress)) return addresses;
  const several = most === 1 ? '' : ', oder mehrere mit Komma dazwischen';
  throw invalid(name, value!, `eine E-Mail-Adresse ohne Namen davor${several}`);
}

function checkSwitch(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw invalid(name, value, 'on oder off');
}

function invalid(name: string, value: string, allowed: string): Error {
  return new Error(`${name}=„${value}“ ist ungültig. Erlaubt ist ${allowed}.`);
}

function missing(name: string, meaning: string): Error {
  return new Error(`${name} fehlt. Mit SMTP_URL braucht der Server auch ${name}: ${meaning}.`);
}

/** A sign in a password that was not written as one. */
const WRONG_PERCENT = /%(?![0-9a-f]{2})/i;

function parseServer(value: string) {
  const url = URL.parse(value);
  const extra = url && url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    extra ||
    WRONG_PERCENT.test(url.username + url.password)
  ) {
    // Not the value: there may be a password in it.
    throw new Error(
      'SMTP_URL ist ungültig. Erlaubt ist smtp:// oder smtps:// mit Rechnername, zum Beispiel ' +
        'smtp://benutzer:passwort@mail.beispiel.de:587 (Sonderzeichen im Passwort als %-Zeichen).',
    );
  }
  /** TLS from the first byte, otherwise STARTTLS. */
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    user: decodeURIComponent(url.username) || undefined,
    password: decodeURIComponent(url.password) || undefined,
  };
}
