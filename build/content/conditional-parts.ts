import { suggestion } from '../../src/content/nearest.ts';
import type { Problem } from '../../src/content/problem.ts';
import { isCorporation, type Site } from '../../src/site.ts';

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

/** `{{wir prüfen|ich prüfe}}`; templates in examples have a space behind their braces. */
const WORDS = /\{\{(?! )([^{}|\n]*)\|([^{}|\n]*)\}\}/g;

/** A company speaks of itself as «wir», whoever works alone as «ich». */
export const chooseWords = (source: string, { gesellschaft }: Facts) =>
  source.replace(WORDS, (_, several: string, one: string) => (gesellschaft ? several : one));

/** A part between two comments, in either language: every editor and preview still understands the file. */
const PART =
  /^[ \t]*(?:# |<!-- *)wenn +(nicht +)?([\w-]+)(?: *-->)?[ \t]*\n((?:.*\n)*?)[ \t]*(?:# |<!-- *)ende(?: *-->)?[ \t]*$/gim;
/** Written in another way it would be a comment, and the part would stand on every owner's site. */
const MARK = /^[ \t]*(?:# |<!-- *)(?:wenn +(?:nicht +)?[\w-]+|sonst|ende)(?: *-->)?[ \t]*$/gim;

/**
 * Leaves out what is not true of this owner. Lines stay where they are, as empty ones: a part is made of
 * whole paragraphs or whole lines of YAML.
 */
export function chooseParts(file: string, source: string, facts: Facts, problems: Problem[]): string {
  const complain = (offset: number, message: string) =>
    problems.push({ file, line: source.slice(0, offset).split('\n').length, field: 'wenn', message });
  const chosen = source.replace(
    PART,
    (_, not: string | undefined, name: string, part: string, offset: number) => {
      const fact = facts[name.toLowerCase()];
      if (fact === undefined)
        complain(
          offset,
          `Diese Bedingung gibt es nicht.${suggestion(name, Object.keys(facts))} Bekannt sind: ${Object.keys(facts).join(', ')}.`,
        );
      return `\n${fact === Boolean(not) ? part.replaceAll(/.+/g, '') : part}`;
    },
  );
  // Every line is still where it was.
  for (const { index } of chosen.matchAll(MARK)) {
    const line = chosen.slice(0, index).split('\n').length;
    const message =
      'Ein Abschnitt beginnt mit „wenn …“ und endet mit „ende“, beide in einer eigenen Zeile. Er enthält keinen zweiten.';
    problems.push({ file, line, field: 'wenn', message });
  }
  return chosen;
}
