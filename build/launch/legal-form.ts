import type { Problem } from '../../src/content/problem.ts';
import type { Site } from '../../src/site.ts';
import { SITE_FILE } from '../content/check-owner.ts';
import type { SourceLine } from './sources.ts';

type Company = Site['company'];
type Finding = [field: string, message: string];

/** What a name has to carry, §§ 4, 5a GmbHG, § 19 HGB; and what nobody else's may. */
const NAMES = {
  gmbh: /\b(?:gGmbH|GmbH)\b|Gesellschaft mit beschränkter Haftung/,
  ug: /\b(?:UG|Unternehmergesellschaft) \(haftungsbeschränkt\)/,
  ek: /\be\. ?K(?:fm|fr)?\.|eingetragener? Kauf(?:mann|frau)/,
};
const ANY_FORM = /\b(?:GmbH|UG|AG|KG|OHG)\b|\be\. ?K\./;

/** What the schema cannot know of a legal form, because the law asks for words and not for fields. */
export function findLegalGaps({ company }: Site, lines: SourceLine[]): Problem[] {
  const found = [...nameGaps(company), ...registerGaps(company), ...taxGaps(company)];
  return [...found.map((finding) => inSite(finding, lines)), ...textsAboutVat(company, lines)];
}

function nameGaps({ legalForm, name, ...company }: Company): Finding[] {
  const wrong = (message: string): Finding[] => [['name', message]];
  if (legalForm === 'gmbh' && !NAMES.gmbh.test(name))
    return wrong('Zur Firma einer GmbH gehört „GmbH“ (§ 4 GmbHG).');
  if (legalForm === 'ug' && !NAMES.ug.test(name))
    return wrong('Zur Firma einer UG gehört „UG (haftungsbeschränkt)“, ungekürzt (§ 5a Abs. 1 GmbHG).');
  if (legalForm === 'gmbh' || legalForm === 'ug') return [];
  if ('registerNumber' in company && company.registerNumber)
    return NAMES.ek.test(name)
      ? []
      : wrong('Wer im Handelsregister steht, führt „e. K.“ in der Firma (§ 19 HGB).');
  return ANY_FORM.test(name)
    ? wrong(`Der Name nennt eine Rechtsform, die nicht zu „${legalForm}“ passt. Ändern Sie einen von beiden.`)
    : [];
}

function registerGaps(company: Company): Finding[] {
  const findings: Finding[] = [];
  if ('registerNumber' in company && company.registerNumber) {
    const part = company.legalForm === 'einzelunternehmen' ? 'HRA' : 'HRB';
    if (!company.registerNumber.startsWith(part))
      findings.push(['registerNumber', `Diese Rechtsform steht in Abteilung ${part.at(-1)}: „${part} …“.`]);
  }
  if ('managingDirectors' in company && company.managingDirectors.some((name) => !name.trim().includes(' ')))
    findings.push(['managingDirectors', 'Nennen Sie jeden Geschäftsführer mit Vor- und Nachnamen.']);
  return findings;
}

function taxGaps({ vatId, country }: Company): Finding[] {
  if (!vatId || country !== 'Deutschland' || /^DE\d{9}$/.test(vatId)) return [];
  return [['vatId', 'Eine deutsche USt-IdNr. besteht aus „DE“ und neun Ziffern.']];
}

/** Whoever charges no VAT must not speak of net prices. */
function textsAboutVat({ smallBusiness }: Company, lines: SourceLine[]): Problem[] {
  if (!smallBusiness) return [];
  return lines
    .filter(
      ({ file, text }) =>
        !/^content\/(?:blog|lexikon|recht)\/|\.ts$/.test(file) && /zzgl\. ?MwSt|\bnetto\b/.test(text),
    )
    .map(({ file, line }) => ({
      file,
      line,
      message: 'Kleinunternehmer nennen keine Nettopreise. Schreiben Sie {{preishinweis}} an diese Stelle.',
    }));
}

/** What only the owner knows. */
export function legalHints({ company }: Site, lines: SourceLine[]): Problem[] {
  const hints: Finding[] = [];
  if (company.vatId === undefined)
    hints.push([
      'vatId',
      'Wer eine USt-IdNr. hat, muss sie im Impressum nennen (§ 5 Abs. 1 Nr. 6 DDG): Tragen Sie sie ein. Haben Sie keine, schreiben Sie „vatId: null“.',
    ]);
  if (company.legalForm === 'freier-beruf' && company.profession === undefined)
    hints.push([
      'profession',
      'Gehört Ihr Beruf zu einer Kammer (etwa Beratender Ingenieur), verlangt § 5 Abs. 1 Nr. 5 DDG Kammer, Berufsbezeichnung und Berufsrecht. Gehört er zu keiner, schreiben Sie „profession: null“.',
    ]);
  return hints.map((finding) => inSite(finding, lines));
}

/** Promises behind the legal form that no program can check. */
export function toVouchFor({ company }: Site): string[] {
  return [
    ...('managingDirectors' in company
      ? ['Die Geschäftsführer in content/site.ts sind alle, die im Handelsregister stehen, und nur sie.']
      : []),
    ...(company.smallBusiness
      ? ['Der Umsatz bleibt in den Grenzen des § 19 UStG (25.000 € im Vorjahr, 100.000 € im laufenden).']
      : []),
  ];
}

/** A field that is missing is told at the form that asks for it. */
function inSite([field, message]: Finding, lines: SourceLine[]): Problem {
  const inCompany = lines.filter(({ file }) => file === SITE_FILE);
  const start = inCompany.findIndex(({ text }) => /^\s*company: \{/.test(text));
  const lineOf = (name: string) =>
    inCompany.slice(start).find(({ text }) => text.trimStart().startsWith(`${name}:`))?.line;
  return {
    file: SITE_FILE,
    line: lineOf(field) ?? lineOf('legalForm') ?? 1,
    field: `company.${field}`,
    message,
  };
}
