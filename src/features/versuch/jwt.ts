import { type Finding, blocked, experiment, warnings } from './experiment.ts';

export default experiment({
  fields: {
    token: { label: 'Token', isLong: true },
    key: { label: 'Geheimnis (HS256), oder öffentlicher Schlüssel als PEM (RS256)', isLong: true },
  },
  answer({ token }, now) {
    const parts = partsOf(token);
    const refuse = (text: string) => blocked('token' as const, text, 'Kein lesbares Token');
    if (parts.length !== 3)
      return refuse(`Ein JWT hat drei Teile mit Punkten dazwischen, dies hier ${parts.length}.`);
    const [header, claims] = parts.map(read);
    if (!header || !claims) return refuse(`Kein Base64url-JSON: Teil ${header ? 2 : 1}`);

    const seconds = now ? now.getTime() / 1000 : Number.NaN;
    const { exp, nbf } = claims;
    const faults = [
      (parts[2] === '' || /^none$/i.test(algOf(header))) &&
        'Ohne Unterschrift: Jeder kann die Angaben ändern',
      typeof exp === 'number' && exp <= seconds && 'Abgelaufen',
      typeof nbf === 'number' && nbf > seconds && 'Noch nicht gültig',
    ].filter((fault) => fault !== false);
    return {
      isGood: faults.length === 0,
      verdict: faults[0] ?? 'Lesbar. Ob es echt ist, sagt erst die Signatur',
      findings: [
        ...weaknesses(header, claims),
        ...TIMES.filter((name) => name in claims).map((name) => ({ term: name, text: timeIn(claims[name]) })),
      ],
      shown: [{ label: 'Kopf und Angaben', lines: [JSON.stringify([header, claims], null, 2)] }],
    };
  },
  later: async ({ token, key }) => (key.trim() === '' ? [] : checkSignature(token, key.trim())),
});

type Part = Record<string, unknown>;
const TIMES = ['exp', 'nbf', 'iat', 'auth_time'];
const IN_UTC = { dateStyle: 'full', timeStyle: 'medium', timeZone: 'UTC' } as const;

/** What RFC 8725 warns of. */
function weaknesses(header: Part, claims: Part): Finding[] {
  const alg = algOf(header);
  return warnings(
    [header.alg === undefined, 'alg fehlt', 'Der Kopf nennt kein Verfahren.'],
    [/^none$/i.test(alg), `alg: ${alg}`, 'Ein Server muss das ablehnen.'],
    [alg.startsWith('HS'), alg, 'Ein gemeinsames Geheimnis: Wer prüfen darf, kann auch fälschen.'],
    [alg.startsWith('RS'), alg, 'Altes Padding. Neu nimmt man ES256 oder Ed25519.'],
    ['jwk' in header || 'jku' in header, 'Schlüssel im Kopf', 'Er zählt nicht für den Server.'],
    [!('exp' in claims), 'exp fehlt', 'Das Token gilt für immer.'],
    [!('aud' in claims), 'aud fehlt', 'Jeder Dienst, der dem Aussteller traut, nimmt es an.'],
  );
}

const algOf = ({ alg }: Part) => (typeof alg === 'string' ? alg : '');

function timeIn(value: unknown): string {
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
  if (!/^[HR]S(?:256|384|512)$/.test(alg)) return wrong(`${alg} lässt sich hier nicht prüfen.`);
  const algorithm = { name: isShared ? 'HMAC' : 'RSASSA-PKCS1-v1_5', hash: `SHA-${alg.slice(2)}` };
  const bytes = new TextEncoder().encode(key);
  const least = Number(alg.slice(2)) / 8;
  try {
    const raw = isShared ? bytes : bytesOf(key.replaceAll(/-----[\w ]+-----/g, ''));
    const format = isShared ? 'raw' : 'spki';
    const verifier = await crypto.subtle.importKey(format, raw, algorithm, false, ['verify']);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const isRight = await crypto.subtle.verify(algorithm, verifier, bytesOfUrl(signature), signed);
    if (!isRight) return wrong('passt nicht: verändert, oder ein anderer Schlüssel');
    const weak = `Nur ${bytes.length} Byte, also erratbar: ${alg} braucht ${least} zufällige.`;
    const isWeak = isShared && bytes.length < least;
    return [{ term: 'Signatur', text: 'passt zum Schlüssel' }, ...(isWeak ? wrong(weak) : [])];
  } catch {
    return wrong('Dieser Schlüssel lässt sich nicht lesen. RS256 braucht ein PEM.');
  }
}

const wrong = (text: string) => warnings([true, 'Signatur', text]);
