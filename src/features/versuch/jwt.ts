import { type Answer, type Experiment, type Finding, blocked, warnWhen } from './experiment.ts';

type Name = 'token' | 'key';

const experiment: Experiment<Name> = {
  fields: {
    token: { label: 'Token', isLong: true },
    key: { label: 'Geheimnis (HS256), oder öffentlicher Schlüssel als PEM (RS256)', isLong: true },
  },
  answer: ({ token }, now) => judge(token, now),
  later: async ({ token, key }) => (key.trim() === '' ? [] : checkSignature(token, key.trim())),
};
export default experiment;

type Part = Record<string, unknown>;
const TIMES = /^(?:exp|nbf|iat|auth_time)$/;
const UNREADABLE = 'Kein lesbares Token';
const IN_UTC = { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' } as const;

function judge(token: string, now?: Date): Answer<Name> {
  const parts = partsOf(token);
  if (token.trim() === '') return blocked('Noch fehlt etwas', 'token', 'Ein Token beginnt meist mit eyJ.');
  const [header, claims] = parts.map(read);
  const count = `Ein JWT hat drei Teile mit Punkten dazwischen, dies hier ${parts.length}. Fünf heißt: verschlüsselt.`;
  if (parts.length !== 3) return blocked(UNREADABLE, 'token', count);
  if (!header || !claims) return blocked(UNREADABLE, 'token', `Kein Base64url-JSON: Teil ${header ? 2 : 1}`);

  const seconds = now ? now.getTime() / 1000 : Number.NaN;
  const isUnsigned = parts[2] === '' || /^none$/i.test(algOf(header));
  const faults = [
    isUnsigned && 'Ohne Unterschrift: Jeder kann die Angaben ändern',
    typeof claims.exp === 'number' && claims.exp <= seconds && 'Abgelaufen',
    typeof claims.nbf === 'number' && claims.nbf > seconds && 'Noch nicht gültig',
  ].filter((fault) => fault !== false);
  return {
    isGood: faults.length === 0,
    verdict: faults[0] ?? 'Lesbar. Ob es echt ist, sagt erst die Signatur',
    findings: [
      ...weaknesses(header, claims),
      ...Object.entries(claims).map(([term, value]) => ({ term, text: inWords(term, value) })),
    ],
    code: { label: 'Kopf und Angaben', text: JSON.stringify([header, claims], null, 2) },
  };
}

/** What RFC 8725 warns of. */
function weaknesses(header: Part, claims: Part): Finding[] {
  const alg = algOf(header);
  return [
    ...warnWhen(header.alg === undefined, 'alg fehlt', 'Der Kopf nennt kein Verfahren.'),
    ...warnWhen(/^none$/i.test(alg), `alg: ${alg}`, 'Ein Server muss das ablehnen.'),
    ...warnWhen(alg.startsWith('HS'), alg, 'Ein gemeinsames Geheimnis: Wer prüfen darf, kann auch fälschen.'),
    ...warnWhen(alg.startsWith('RS'), alg, 'Altes Padding. Neu nimmt man ES256 oder Ed25519.'),
    ...warnWhen('jwk' in header || 'jku' in header, 'Schlüssel im Kopf', 'Er zählt nicht für den Server.'),
    ...warnWhen(!('exp' in claims), 'exp fehlt', 'Das Token gilt für immer.'),
    ...warnWhen(!('aud' in claims), 'aud fehlt', 'Jeder Dienst, der dem Aussteller traut, nimmt es an.'),
  ];
}

const algOf = ({ alg }: Part) => (typeof alg === 'string' ? alg : '');

function inWords(name: string, value: unknown): string {
  if (!TIMES.test(name)) return typeof value === 'string' ? value : JSON.stringify(value);
  const date = new Date(typeof value === 'number' ? value * 1000 : Number.NaN);
  if (Number.isNaN(date.getTime())) return 'keine Zahl von Sekunden seit 1970';
  return `${date.toLocaleString('de-DE', IN_UTC)} UTC`;
}

const partsOf = (token: string) => token.replaceAll(/^\s*Bearer\s|\s/gi, '').split('.');
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
const bytesOfUrl = (text: string) => bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));

function read(part: string): Part | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOfUrl(part)));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

async function checkSignature(token: string, key: string): Promise<Finding[]> {
  const [head = '', body = '', signature = ''] = partsOf(token);
  const alg = algOf(read(head) ?? {});
  const isShared = alg.startsWith('HS');
  const found = (text: string, isBad = true): Finding => ({ term: 'Signatur', text, isBad });
  if (!/^[HR]S(?:256|384|512)$/.test(alg)) return [found(`${alg} lässt sich hier nicht prüfen.`)];
  const algorithm = { name: isShared ? 'HMAC' : 'RSASSA-PKCS1-v1_5', hash: `SHA-${alg.slice(2)}` };
  const bytes = new TextEncoder().encode(key);
  try {
    const { subtle } = crypto;
    const raw = isShared ? bytes : bytesOf(key.replaceAll(/-----[\w ]+-----/g, ''));
    const verifier = await subtle.importKey(isShared ? 'raw' : 'spki', raw, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const isRight = await subtle.verify(algorithm, verifier, bytesOfUrl(signature), signed);
    const least = Number(alg.slice(2)) / 8;
    const weak = found(`Nur ${bytes.length} Byte, also erratbar: ${alg} braucht ${least} zufällige.`);
    return [
      found(isRight ? 'passt zum Schlüssel' : 'passt nicht: verändert, oder ein anderer Schlüssel', !isRight),
      ...(isShared && bytes.length < least ? [weak] : []),
    ];
  } catch {
    return [found('Dieser Schlüssel lässt sich nicht lesen. RS256 braucht ein PEM.')];
  }
}
