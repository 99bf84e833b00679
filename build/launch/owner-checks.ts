import { type Config, readConfig } from '../../server/config.ts';
import type { Problem } from '../../src/content/declaration.ts';
import type { Site } from '../../src/site.ts';
import { SITE_FILE } from '../content/check-owner.ts';
import { findBrokenPromises, hasReservedHost, type SourceLine } from './text-checks.ts';

/** What a name has to carry, §§ 4, 5a GmbHG, § 19 HGB. */
const NAMES: Record<string, [form: RegExp, message: string]> = {
  gmbh: [
    /\b(?:gGmbH|GmbH)\b|Gesellschaft mit beschränkter Haftung/,
    'Zur Firma einer GmbH gehört „GmbH“ (§ 4 GmbHG).',
  ],
  ug: [
    /\b(?:UG|Unternehmergesellschaft) \(haftungsbeschränkt\)/,
    'Zur Firma einer UG gehört „UG (haftungsbeschränkt)“, ungekürzt (§ 5a Abs. 1 GmbHG).',
  ],
};

/** What the schema cannot know of a legal form, because the law asks for words and not for fields. */
export function findLegalGaps({ company: { legalForm, name, vatId, country } }: Site): Problem[] {
  const [form, message] = NAMES[legalForm] ?? [];
  const gap = (field: string, text: string) => ({
    file: SITE_FILE,
    field: `company.${field}`,
    message: text,
  });
  return [
    ...(form && message && !form.test(name) ? [gap('name', message)] : []),
    ...(vatId && country === 'Deutschland' && !/^DE\d{9}$/.test(vatId)
      ? [gap('vatId', 'Eine deutsche USt-IdNr. besteht aus „DE“ und neun Ziffern.')]
      : []),
  ];
}

/** Stands where other problems name a file. */
const file = 'Umgebung';

/**
 * Settings of the server, through its own reader: started with the same environment, this says what
 * the server will do. Values are not repeated, there may be a password in them.
 */
export function checkSettings(
  env: Record<string, string | undefined> | undefined,
  siteOrigin: string,
  lines: SourceLine[],
): Problem[] {
  if (!env) return findBrokenPromises(lines, undefined);
  try {
    const config = readConfig(env);
    const message = originComplaint(config.publicOrigin, siteOrigin);
    return [
      ...findBrokenPromises(lines, config),
      ...(message ? [{ file, field: 'PUBLIC_ORIGIN', message }] : []),
      ...checkMail(config.mail),
    ];
  } catch (error) {
    return [{ file, message: (error as Error).message }];
  }
}

function originComplaint(publicOrigin: string | undefined, siteOrigin: string): string | undefined {
  if (!publicOrigin)
    return 'Fehlt. Unter welcher Adresse erreichen Besucher die Website? https://www.firma.de';
  if (!publicOrigin.startsWith('https:')) return 'Die Website gehört hinter https://.';
  if (publicOrigin === URL.parse(siteOrigin)?.origin) return undefined;
  return `„${publicOrigin}“ passt nicht zu origin in content/site.ts („${siteOrigin}“).`;
}

function checkMail(mail: Config['mail']): Problem[] {
  const missing = 'Fehlen. Ohne Mailserver werden Nachrichten aufbewahrt, aber nicht verschickt.';
  if (!mail) return [{ file, field: 'SMTP_URL, MAIL_FROM, MAIL_TO', message: missing }];
  const addresses = { SMTP_URL: mail.host, MAIL_FROM: mail.from, MAIL_TO: mail.recipients.join(', ') };
  const message = 'Nennt noch eine Adresse, die es nicht gibt.';
  return Object.entries(addresses).flatMap(([field, address]) =>
    hasReservedHost(address) ? [{ file, field, message }] : [],
  );
}
