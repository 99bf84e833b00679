import { type Config, readConfig } from '../../server/config.ts';
import type { Problem } from '../../src/content/problem.ts';
import { hasReservedHost } from './placeholders.ts';
import { findBrokenPromises } from './promises.ts';
import type { SourceLine } from './sources.ts';

/** Stands where other problems name a file. */
const PLACE = 'Umgebung';
const problem = (field: string, message: string): Problem => ({ file: PLACE, field, message });

/**
 * Settings of the server, through its own reader: started with the same environment, this says what
 * the server will do. Values are not repeated, there may be a password in them.
 */
export function checkSettings(
  env: Record<string, string | undefined>,
  siteOrigin: string,
  lines: SourceLine[],
): Problem[] {
  try {
    const config = readConfig(env);
    return [
      ...findBrokenPromises(lines, config),
      ...checkOrigin(config.publicOrigin, siteOrigin),
      ...checkMail(config.mail),
    ];
  } catch (error) {
    return [{ file: PLACE, message: (error as Error).message }];
  }
}

function checkOrigin(publicOrigin: string | undefined, siteOrigin: string): Problem[] {
  const field = 'PUBLIC_ORIGIN';
  if (!publicOrigin)
    return [
      problem(field, 'Fehlt. Unter welcher Adresse erreichen Besucher die Website? https://www.firma.de'),
    ];
  if (!publicOrigin.startsWith('https:')) return [problem(field, 'Die Website gehört hinter https://.')];
  if (publicOrigin === URL.parse(siteOrigin)?.origin) return [];
  return [problem(field, `„${publicOrigin}“ passt nicht zu origin in content/site.ts („${siteOrigin}“).`)];
}

function checkMail(mail: Config['mail']): Problem[] {
  if (!mail)
    return [
      problem(
        'SMTP_URL, MAIL_FROM, MAIL_TO',
        'Fehlen. Ohne Mailserver werden Nachrichten aufbewahrt, aber nicht verschickt.',
      ),
    ];
  const addresses = { SMTP_URL: mail.host, MAIL_FROM: mail.from, MAIL_TO: mail.recipients.join(', ') };
  return Object.entries(addresses)
    .filter(([, address]) => hasReservedHost(address))
    .map(([field]) => problem(field, 'Nennt noch eine Adresse, die es nicht gibt.'));
}
