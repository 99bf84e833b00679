import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCorporation, ownerName, type Site } from '../../src/site.ts';
import { priceAmount } from '../../src/head/price.ts';
import { dialled } from '../../src/ui/text-link.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { isFile, sourceText } from './source-text.ts';
import { factsOf } from './conditional-parts.ts';
import { isHidden } from './file-names.ts';
import { frameworkFigures } from './framework-figures.ts';
import { headingId } from './heading-id.ts';

/** What `{{…}}` may name: every value of `content/site.ts`, the prices of the services, and what we measured. */
export type Values = Record<string, unknown> & { preis: Prices };

/** By service and offer, each as it stands in a sentence: «499 €»; `null` for a file that is no YAML. */
export type Prices = Record<string, Record<string, string> | null>;

const FOLDER = 'content/leistungen';

export function valuesFor(root: string, site: Site): Values {
  const { salutation, lastName } = site.owner;
  const formalGreeting =
    salutation === 'Herr' ? `Sehr geehrter Herr ${lastName}` : `Sehr geehrte Frau ${lastName}`;
  return {
    ...site,
    owner: {
      ...site.owner,
      name: ownerName(site),
      formalGreeting,
      dial: dialled(site.owner.phone),
    },
    anbieter: providerLine(site),
    preishinweis: site.company.smallBusiness ? 'ohne Umsatzsteuer (§ 19 UStG)' : 'netto zzgl. MwSt.',
    // The commercial code binds merchants only, the fiscal code everybody.
    aufbewahrung: factsOf(site).register
      ? '§ 257 Abs. 1, 4 und 5 HGB, § 147 Abs. 1, 3 und 4 AO'
      : '§ 147 Abs. 1, 3 und 4 AO',
    preis: pricesOf(root),
    messung: frameworkFigures(root),
  };
}

/** As the law wants to read it: a person with first and last name, whatever the business is called. */
function providerLine(site: Site): string {
  const { owner, company } = site;
  const name = ownerName(site);
  if (isCorporation(company) || company.name === name) return company.name;
  return `${company.name}, ${owner.salutation === 'Frau' ? 'Inhaberin' : 'Inhaber'}: ${name}`;
}

type Service = { offers?: { items?: { title?: string; preis?: string }[] } } | null | undefined;

/**
 * Read without a check, because the services themselves may name a price. A file that is no YAML is reported when
 * `loadContent` reads it.
 */
function pricesOf(root: string): Prices {
  const files = readdirSync(join(root, FOLDER)).filter(
    (name) => name.endsWith('.yaml') && !isHidden(name) && isFile(join(root, FOLDER, name)),
  );
  return Object.fromEntries(
    files.map((name) => {
      const service = uncheckedYaml(sourceText(readFileSync(join(root, FOLDER, name), 'utf8'))) as Service;
      const offers = service?.offers?.items ?? [];
      const prices = offers.map(({ title = '', preis = '' }) => [headingId(title, []), inSentence(preis)]);
      return [name.slice(0, -'.yaml'.length), service === undefined ? null : Object.fromEntries(prices)];
    }),
  );
}

const inSentence = (preis: string) => {
  const amount = priceAmount(preis);
  return amount === undefined ? preis : `${amount.toLocaleString('de-DE')}\u202f€`;
};
