import { isEmailAddress } from '../../contract/message-rules.ts';

export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

/** `undefined` without SMTP_URL; throws an error with a German sentence when something is wrong. */
export function readMailSettings(read: (name: string) => string | undefined) {
  const requireTls = checkSwitch('SMTP_REQUIRE_TLS', read('SMTP_REQUIRE_TLS') ?? 'on');
  const from = readSender(read('MAIL_FROM'));
  const recipients = readRecipients(read('MAIL_TO'));
  const url = read('SMTP_URL');
  if (url === undefined) return undefined;
  if (!from) throw missing('MAIL_FROM', 'die Adresse, die als Absender in den Nachrichten steht');
  if (!recipients)
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

function readSender(value: string | undefined): string | undefined {
  if (value === undefined || isEmailAddress(value)) return value;
  throw invalid('MAIL_FROM', value, 'genau eine E-Mail-Adresse ohne Namen davor');
}

function readRecipients(value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  const addresses = value.split(',').map((address) => address.trim());
  const distinct = new Set(addresses.map((address) => address.toLowerCase()));
  if (addresses.every(isEmailAddress) && distinct.size === addresses.length) return addresses;
  const allowed = 'eine E-Mail-Adresse ohne Namen davor, oder mehrere verschiedene mit Komma dazwischen';
  throw invalid('MAIL_TO', value, allowed);
}

export function checkSwitch(name: string, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw invalid(name, value, 'on oder off');
}

export function invalid(name: string, value: string, allowed: string): Error {
  return new Error(`${name}=„${value}“ ist ungültig. Erlaubt ist ${allowed}.`);
}

function missing(name: string, meaning: string): Error {
  return new Error(`${name} fehlt. Mit SMTP_URL braucht der Server auch ${name}: ${meaning}.`);
}

function parseServer(value: string) {
  const url = URL.parse(value);
  const extra = url && url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || extra || !isEncoded(url)) {
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

const isEncoded = ({ username, password }: URL) => !/%(?![0-9a-f]{2})/i.test(username + password);
