import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../server/config.ts';
import { portrait, type Problem } from '../../src/content/declaration.ts';
import type { Site } from '../../src/site.ts';
import { isRemark } from '../content/file-names.ts';
import { findPicture } from '../content/photos.ts';
import { fieldInLine, sourceText } from '../content/source-text.ts';
import { DRAFT, whyUnpublished } from '../content/unpublished.ts';

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

/** A line of the content as its author sees it. */
type SourceLine = { file: string; line: number; text: string };

/** Everything that the owner edits and that will be online, line by line: nobody waits for a draft. */
function contentLines(root: string): SourceLine[] {
  return globSync('content/**/*.{ts,md,yaml}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isRemark(basename(file)))
    .toSorted()
    .map((file) => ({ file, source: sourceText(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ file, source }) => whyUnpublished(file, source, '') !== DRAFT)
    .flatMap(({ file, source }) =>
      source.split('\n').map((text, index) => ({ file, line: index + 1, text })),
    );
}

/** What looks wrong and is not: its author says so behind it, in a comment that the language of the file has. */
const isConfirmed = (text: string) => /(?:\/\/ echt|# echt|<!-- echt -->)$/.test(text.trimEnd());

// At the end of a name: www.test-labor.de is somebody's.
const RESERVED_HOST = /[\w.@-]+\.(?:example|invalid|test)(?![\w-]|\.\w)|\bexample\.(?:com|net|org)\b/i;
const hasReservedHost = (value: string) => RESERVED_HOST.test(value);

/** By what they look like, not by field: a value that is added tomorrow is found, too. */
type Sign = [sign: RegExp, message: string];
/** As the templates of `npm run neu` begin what nobody has written or drawn yet. */
const UNWRITTEN: Sign = [
  /Hier steht bald|vorläufige Zeichnung/,
  'ist ein Platzhalter. Setzen Sie Ihres an seine Stelle.',
];
const SIGNS: Sign[] = [
  [RESERVED_HOST, 'ist ein Platzhalter. Tragen Sie die echte Adresse ein.'],
  // Mustermann, Musterstadt, Musterhosting; but Mustererkennung and Musterangebot are real things.
  [
    /\bmuster(?!n\b|s\b|gültig|haft|erkenn|vertr|vorlage|text|angebot)\p{L}{2,}/iu,
    'ist ein Platzhalter. Tragen Sie ein, was bei Ihnen stimmt.',
  ],
  [/(?<!\d)1[ /.-]?2[ /.-]?3[ /.-]?4[ /.-]?5/, 'ist ein Platzhalter. Tragen Sie die echte Nummer ein.'],
  UNWRITTEN,
  [/\b(?:lorem ipsum|TODO|FIXME|XXX)\b/i, 'ist ein Platzhalter. Schreiben Sie den Text fertig.'],
];
/** Articles teach with reserved hosts and invented numbers; there only a link must lead somewhere. */
const SIGNS_IN_ARTICLES: Sign[] = [
  UNWRITTEN,
  [/(?<=\]\()https?:[^)\s]+\.example\b[^)\s]*/i, 'ist ein Platzhalter. Tragen Sie die echte Adresse ein.'],
];
/** What German legal texts still say although the law has gone. */
const SIGNS_IN_LAW: Sign[] = [
  ...SIGNS,
  [
    /\bTMG\b|\bTelemediengesetz|\bTTDSG\b|\bRStV\b|\bRundfunkstaatsvertrag|\bPrivacy[ -]Shield\b|\bSafe[ -]Harbor\b/i,
    'ist überholt. Heute gelten das Digitale-Dienste-Gesetz (DDG), das TDDDG, der Medienstaatsvertrag (MStV) und das Data Privacy Framework.',
  ],
  [
    /ec\.europa\.eu\/(?:consumers\/)?odr|\bOS-Plattform\b|\bOnline-Streitbeilegung/,
    'ist überholt. Die EU hat die Plattform im Juli 2025 geschlossen: Der Hinweis ist zu entfernen.',
  ],
];
const LEGAL = 'content/recht/';
const ARTICLE = /^content\/(?:blog|lexikon|seiten)\//;
const COMMENT = /^\s*(?:\/\/|\/?\*|#)/;

/** Placeholders, and laws that are no more. */
function findUnfinished(lines: SourceLine[]): Problem[] {
  return lines.flatMap(({ file, line, text }): Problem[] => {
    // There is a company with the number HRB 12345.
    if (isConfirmed(text) || (!file.endsWith('.md') && COMMENT.test(text))) return [];
    const signs = ARTICLE.test(file) ? SIGNS_IN_ARTICLES : file.startsWith(LEGAL) ? SIGNS_IN_LAW : SIGNS;
    const [sign, message] = signs.find(([pattern]) => pattern.test(text)) ?? [];
    if (!sign) return [];
    const field = fieldInLine(text);
    return [{ file, line, ...(field && { field }), message: `„${sign.exec(text)![0]}“ ${message}` }];
  });
}
