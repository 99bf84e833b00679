import type { Config } from '../../server/config.ts';
import type { Problem } from '../../src/content/problem.ts';
import type { SourceLine } from './sources.ts';

/** Sentences of the privacy policy that are true until a setting makes them false. */
const PROMISES: [sentence: RegExp, isBroken: (config: Config) => boolean, reason: string][] = [
  [
    /mit TLS verschlüsselte Verbindung an den Mailserver/,
    ({ mail }) => mail?.requireTls === false,
    'Mit SMTP_REQUIRE_TLS=off kann eine Nachricht unverschlüsselt oder an einen fremden Server hinausgehen.',
  ],
  [
    /nur im Arbeitsspeicher|Datenbank auf dem Server dieser Website|in Dateien oder Datenbanken schreibt der Server sie nicht/,
    ({ databaseUrl }) => databaseUrl !== undefined,
    'Mit DATABASE_URL stehen Nachrichten und die Zähler je IP-Adresse als Pseudonym in jener Datenbank.',
  ],
  [
    /misst keine Besuche/,
    ({ isCounted }) => isCounted,
    'Solange STATISTICS nicht auf off steht, zählt der Server Aufrufe.',
  ],
  [
    /zählt der Server selbst mit|zählt Aufrufe nur als Tagessummen/,
    ({ isCounted }) => !isCounted,
    'Mit STATISTICS=off zählt der Server keine Aufrufe.',
  ],
];

export function findBrokenPromises(lines: SourceLine[], config: Config): Problem[] {
  return PROMISES.filter(([, isBroken]) => isBroken(config)).flatMap(([sentence, , reason]) =>
    lines
      .filter(({ file, text }) => file.startsWith('content/recht/') && sentence.test(text))
      .map(({ file, line }) => ({ file, line, message: `${reason} Der Text sagt etwas anderes zu.` })),
  );
}
