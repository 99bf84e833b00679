import { suggestion } from '../../src/content/nearest.ts';
import type { Problem } from '../../src/content/problem.ts';
import { isCorporation, type Site } from '../../src/site.ts';
import { headEnd } from './source-text.ts';

/** What a text may depend on: «wenn register», «wenn nicht kleinunternehmer». */
export type Facts = Record<string, boolean>;

/** From the legal form and what it has brought with it. */
export function factsOf({ owner, company }: Pick<Site, 'owner' | 'company'>): Facts {
  return {
    gesellschaft: isCorporation(company),
    register: 'registerNumber' in company && Boolean(company.registerNumber),
    kammer: 'profession' in company && Boolean(company.profession),
    'ust-id': Boolean(company.vatId),
    steuernummer: Boolean(company.taxNumber),
    steuern: Boolean(company.vatId || company.taxNumber),
    kleinunternehmer: company.smallBusiness,
    telefon: Boolean(owner.phone),
    'selbststaendig-seit': Boolean(owner.since),
    stationen: Boolean(owner.stations),
    fachgebiete: Boolean(owner.fields),
  };
}

/** A comment in either language, so that every editor and preview still understands the file. */
const MARK = {
  yaml: /^\s*# (?:wenn (nicht )?([\w-]+)|ende)\s*$/,
  // Written in another way it would be a comment, and the part would stand on every owner's site.
  markdown: /^<!-- *(?:wenn +(nicht +)?([\w-]+)|ende) *-->\s*$/i,
};
const OTHERWISE = /^<!-- *sonst *-->\s*$/i;

/** `{{wir prüfen|ich prüfe}}`; templates in examples have a space behind their braces. */
const WORDS = /\{\{(?! )([^{}|\n]*)\|([^{}|\n]*)\}\}/g;

/** A company speaks of itself as «wir», whoever works alone as «ich». */
export const chooseWords = (source: string, { gesellschaft }: Facts) =>
  source.replace(WORDS, (_, several: string, one: string) => (gesellschaft ? several : one));

/**
 * Leaves out what is not true of this owner. Lines stay where they are, as empty ones: a part is made of
 * whole paragraphs or whole lines of YAML.
 */
export function chooseParts(file: string, source: string, facts: Facts, problems: Problem[]): string {
  if (!/(?:# |<!-- *)wenn /i.test(source)) return source;
  const end = headEnd(file, source);
  let offset = 0;
  let open: { line: number; isTrue: boolean } | undefined;
  const chosen = source.split('\n').map((text, index) => {
    const found = MARK[offset <= end ? 'yaml' : 'markdown'].exec(text);
    offset += text.length + 1;
    const complain = (message: string) =>
      problems.push({ file, line: index + 1, field: text.trim(), message });
    if (open && OTHERWISE.test(text))
      complain('Ein „sonst“ gibt es nicht. Schreiben Sie „ende“ und danach „wenn nicht …“.');
    if (!found) return open && !open.isTrue ? '' : text;
    const [, not, writtenName] = found;
    const name = writtenName?.toLowerCase();
    if (name === undefined) {
      if (!open) complain('Hier endet ein Abschnitt, der nicht begonnen hat. Löschen Sie die Zeile.');
      open = undefined;
      return '';
    }
    if (open) complain('Der Abschnitt davor ist noch offen. Schreiben Sie erst „ende“.');
    if (!(name in facts))
      complain(
        `Diese Bedingung gibt es nicht.${suggestion(name, Object.keys(facts))} Bekannt sind: ${Object.keys(facts).join(', ')}.`,
      );
    open = { line: index + 1, isTrue: Boolean(facts[name]) !== Boolean(not) };
    return '';
  });
  if (open)
    problems.push({
      file,
      line: open.line,
      field: 'wenn',
      message: 'Dieser Abschnitt endet nicht. Schreiben Sie „ende“ in einer eigenen Zeile dahinter.',
    });
  return chosen.join('\n');
}
