import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../server/config.ts';
import { portrait, type Problem } from '../../src/content/declaration.ts';
import type { Site } from '../../src/site.ts';
import { findPicture } from '../content/photos.ts';
import { contentLines, findUnfinished, hasReservedHost } from './text-checks.ts';

type Environment = Record<string, string | undefined>;

/** Without `env` nothing is said of how the server is set. */
export async function checkLaunch(root: string, env: Environment | undefined): Promise<Problem[]> {
  const { site } = (await import(pathToFileURL(join(root, 'content/site.ts')).href)) as { site: Site };
  return [
    ...findUnfinished(contentLines(root)),
    ...findMissingPortrait(root),
    ...(env ? checkSettings(env, site.origin) : []),
  ];
}

/** A drawing keeps the place of the photo; clients want to see with whom they will talk. */
function findMissingPortrait(root: string): Problem[] {
  if (findPicture(root, portrait.path)) return [];
  const message =
    'Ihr Foto fehlt: Legen Sie es hochkant und mindestens 640 Pixel breit hier ab (auch .png oder .webp).';
  return [{ file: `content/${portrait.path}.jpg`, message }];
}

/** Stands where other problems name a file. */
const file = 'Umgebung';

/**
 * Settings of the server, through its own reader: started with the same environment, this says what
 * the server will do. Values are not repeated, there may be a password in them.
 */
function checkSettings(env: Environment, siteOrigin: string): Problem[] {
  try {
    const { publicOrigin, mail } = readConfig(env);
    const origin = originComplaint(publicOrigin, siteOrigin);
    const addresses = {
      SMTP_URL: mail?.host ?? '',
      MAIL_FROM: mail?.from ?? '',
      MAIL_TO: mail?.recipients.join() ?? '',
    };
    const invented = Object.entries(addresses).filter(([, address]) => hasReservedHost(address));
    return [
      ...(origin ? [{ file, field: 'PUBLIC_ORIGIN', message: origin }] : []),
      ...(mail ? [] : [{ file, field: Object.keys(addresses).join(', '), message: NO_MAIL }]),
      ...invented.map(([field]) => ({ file, field, message: 'Nennt noch eine Adresse, die es nicht gibt.' })),
    ];
  } catch (error) {
    return [{ file, message: (error as Error).message }];
  }
}

const NO_MAIL = 'Fehlen. Ohne Mailserver werden Nachrichten aufbewahrt, aber nicht verschickt.';

function originComplaint(publicOrigin: string | undefined, siteOrigin: string): string | undefined {
  if (!publicOrigin)
    return 'Fehlt. Unter welcher Adresse erreichen Besucher die Website? https://www.firma.de';
  if (!publicOrigin.startsWith('https:')) return 'Die Website gehört hinter https://.';
  if (publicOrigin === URL.parse(siteOrigin)?.origin) return undefined;
  return `„${publicOrigin}“ passt nicht zu origin in content/site.ts („${siteOrigin}“).`;
}
