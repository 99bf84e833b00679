import { readConfig } from '../../server/config.ts';
import type { Problem } from '../content/problems.ts';
import { hasReservedHost } from './placeholders.ts';

type Env = Record<string, string | undefined>;

const PLACE = 'Umgebung';

/** Without these the server starts, but a company should not rely on it. */
const NEEDED: Record<string, string> = {
  PUBLIC_ORIGIN:
    'Fehlt. Die Adresse, unter der Besucher die Website erreichen, zum Beispiel https://www.firma.de',
  SMTP_URL: 'Fehlt. Ohne Mailserver werden Nachrichten aufbewahrt, aber nicht verschickt.',
  MAIL_FROM: 'Fehlt. Die Adresse, die als Absender in den Nachrichten steht.',
  MAIL_TO: 'Fehlt. Die Adresse, die die Nachrichten bekommt.',
};

/** Of the server, as this command was started: with the same environment it says what the server will do. */
export function findMissingSettings(env: Env, siteOrigin: string): Problem[] {
  const problems = Object.entries(NEEDED).flatMap(([field, missing]): Problem[] => {
    const value = env[field]?.trim();
    if (!value) return [{ file: PLACE, field, message: missing }];
    // Not the value itself: there may be a password in it.
    return hasReservedHost(value)
      ? [{ file: PLACE, field, message: 'Nennt noch eine Adresse, die es nicht gibt.' }]
      : [];
  });
  if (problems.length > 0) return problems;
  try {
    const { publicOrigin, mail } = readConfig(env);
    return [...checkOrigin(publicOrigin!, siteOrigin), ...checkTransport(mail!.requireTls)];
  } catch (error) {
    return [{ file: PLACE, message: (error as Error).message }];
  }
}

function checkOrigin(publicOrigin: string, siteOrigin: string): Problem[] {
  const field = 'PUBLIC_ORIGIN';
  if (!publicOrigin.startsWith('https:'))
    return [{ file: PLACE, field, message: 'Die Website gehört hinter https://.' }];
  if (publicOrigin === URL.parse(siteOrigin)?.origin) return [];
  return [
    {
      file: PLACE,
      field,
      message: `„${publicOrigin}“ passt nicht zu origin in content/site.ts (${siteOrigin}).`,
    },
  ];
}

function checkTransport(requireTls: boolean): Problem[] {
  const message =
    'Mit „off“ kann eine Nachricht unverschlüsselt hinausgehen. Die Datenschutzerklärung sagt TLS zu.';
  return requireTls ? [] : [{ file: PLACE, field: 'SMTP_REQUIRE_TLS', message }];
}
