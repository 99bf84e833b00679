import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suggestion } from '../../src/nearest.ts';
import type { Problem } from '../../src/content/declaration.ts';
import { isCorporation, ownerName, type Site } from '../../src/site.ts';
import { dialled } from '../../src/ui/text-link.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { type Prices, readPrices } from './prices.ts';
import { headEnd, lineAt, protectedText } from './source-text.ts';

/** What a text takes from the owner: the parts that are true of them, «wir» or «ich», and values. */
export function ownerWords(root: string, site: Site, withDrafts: boolean) {
  const facts = factsOf(site);
  const values = valuesFor(root, site, facts, readPrices(root, withDrafts));
  return {
    prices: values.preis,
    putInto(file: string, source: string, problems: Problem[]): string {
      const chosen = chooseWords(chooseParts(file, source, facts, problems), facts);
      return fillPlaceholders(file, chosen, values, problems);
    },
  };
}

/** What a text may depend on: «wenn register», «wenn nicht kleinunternehmer». */
type Facts = Record<string, boolean>;

/** From the legal form and what it has brought with it. */
function factsOf({ owner, company }: Pick<Site, 'owner' | 'company'>): Facts {
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
const chooseWords = (source: string, { gesellschaft }: Facts) =>
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
    problems.push({ file, line: lineAt(source, offset), field: 'wenn', message });
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
    const message =
      'Ein Abschnitt beginnt mit „wenn …“ und endet mit „ende“, beide in einer eigenen Zeile. Er enthält keinen zweiten.';
    problems.push({ file, line: lineAt(chosen, index), field: 'wenn', message });
  }
  return chosen;
}

/** What `{{…}}` may name: every value of `content/site.ts`, the prices of the services, and what we measured. */
export type Values = Record<string, unknown> & { preis: Prices };

const MEASUREMENT = 'content/messung-frameworks.yaml';

/**
 * Fills `{{company.name}}`, `{{preis.seo.off-page-seo}}` and the like. Written without spaces:
 * `{{ name }}` belongs to examples of template languages, unless it is the name of one of these values.
 */
export function fillPlaceholders(file: string, source: string, values: Values, problems: Problem[]): string {
  const end = headEnd(file, source);
  return source.replace(/\{\{ *([\w.-]+) *\}\}/g, (whole, path: string, offset: number) => {
    const keys = path.split('.');
    const [home, service = '', ...offer] = keys;
    const value =
      home === 'preis'
        ? values.preis[service]?.[offer.join('.')]?.text
        : keys.reduce<unknown>(
            (object, key) => (object as Record<string, unknown> | null | undefined)?.[key],
            values,
          );
    const refuse = (message: string) => {
      problems.push({ file, line: lineAt(source, offset), field: whole, message });
      return whole;
    };
    if (whole.includes(' ') && !(isSimple(value) && keys.length > 1)) return whole;
    const texts = [value].flat();
    if (texts.every(isSimple)) return offset <= end ? protectedText(texts.join(', ')) : texts.join(', ');
    // Its file has a mistake of its own, which is told where it stands.
    if (home === 'preis' && values.preis[service] === null) return whole;
    return refuse(
      `Diesen Wert gibt es in ${home === 'preis' ? 'content/leistungen/' : 'content/site.ts'} nicht. Ändern oder löschen Sie ihn.`,
    );
  });
}

const isSimple = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function valuesFor(root: string, site: Site, facts: Facts, preis: Prices): Values {
  const { salutation, lastName } = site.owner;
  const measured = join(root, MEASUREMENT);
  const formalGreeting =
    salutation === 'Herr' ? `Sehr geehrter Herr ${lastName}` : `Sehr geehrte Frau ${lastName}`;
  return {
    ...site,
    owner: {
      ...site.owner,
      name: ownerName(site),
      formalGreeting,
      ...(site.owner.phone && { dial: dialled(site.owner.phone) }),
    },
    anbieter: providerLine(site),
    preishinweis: site.company.smallBusiness ? 'ohne Umsatzsteuer (§ 19 UStG)' : 'netto zzgl. MwSt.',
    // The commercial code binds merchants only, the fiscal code everybody.
    aufbewahrung: facts.register
      ? '§ 257 Abs. 1, 4 und 5 HGB, § 147 Abs. 1, 3 und 4 AO'
      : '§ 147 Abs. 1, 3 und 4 AO',
    preis,
    // Read without a check: the page that needs the file checks it.
    messung: existsSync(measured) ? uncheckedYaml(readFileSync(measured, 'utf8')) : {},
  };
}

/** As the law wants to read it: a person with first and last name, whatever the business is called. */
function providerLine(site: Site): string {
  const { owner, company } = site;
  const name = ownerName(site);
  if (isCorporation(company) || company.name === name) return company.name;
  return `${company.name}, ${owner.salutation === 'Frau' ? 'Inhaberin' : 'Inhaber'}: ${name}`;
}
