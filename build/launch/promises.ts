import type { Problem } from '../../src/content/problem.ts';
import type { SourceLine } from './sources.ts';

type Env = Record<string, string | undefined>;

/** Sentences of the privacy policy that are true until a setting makes them false. */
const PROMISES: [sentence: RegExp, isBroken: (env: Env) => boolean, reason: string][] = [
  [
    /mit TLS verschlüsselte Verbindung an den Mailserver/,
    (env) => /^(?:off|false|0)$/i.test(env.SMTP_REQUIRE_TLS?.trim() ?? ''),
    'Mit SMTP_REQUIRE_TLS=off kann eine Nachricht unverschlüsselt hinausgehen.',
  ],
  [
    /nur im Arbeitsspeicher|Datenbank auf dem Server dieser Website|in Dateien oder Datenbanken schreibt der Server sie nicht/,
    (env) => Boolean(env.DATABASE_URL?.trim()),
    'Mit DATABASE_URL stehen Nachrichten und die Zähler je IP-Adresse als Pseudonym in jener Datenbank.',
  ],
  [
    /misst keine Besuche/,
    (env) => !isCountingOff(env),
    'Solange STATISTICS nicht auf off steht, zählt der Server Aufrufe.',
  ],
  [
    /zählt der Server selbst mit|zählt Aufrufe nur als Tagessummen/,
    isCountingOff,
    'Mit STATISTICS=off zählt der Server keine Aufrufe.',
  ],
];

function isCountingOff({ STATISTICS }: Env): boolean {
  return STATISTICS?.trim() === 'off';
}

export function findBrokenPromises(lines: SourceLine[], env: Env): Problem[] {
  return PROMISES.filter(([, isBroken]) => isBroken(env)).flatMap(([sentence, , reason]) =>
    lines
      .filter(({ file, text }) => file.startsWith('content/recht/') && sentence.test(text))
      .map(({ file, line }) => ({ file, line, message: `${reason} Der Text sagt etwas anderes zu.` })),
  );
}
