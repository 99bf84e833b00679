import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCorporation, ownerName, type Site } from '../../src/site.ts';
import { priceAmount } from '../../src/head/price.ts';
import { dialled } from '../../src/ui/text-link.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { isFile, sourceText } from './source-text.ts';
import { factsOf } from './conditional-parts.ts';
import { isHidden } from './file-names.ts';
import { headingId } from './heading-id.ts';
import type { Prices, Values } from './placeholders.ts';

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
    messung: measuredFrameworks(root),
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
 * `readContent` reads it.
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

const MEASUREMENT = 'content/messung-frameworks.yaml';

type Measured = { version: string; builder: string; gzip: number; brotli: number };
type Figures = { day?: string; frameworks?: Record<string, Measured> } | null | undefined;

/**
 * As they stand in a sentence: «58» (KB of 1,000 bytes, with Brotli), «19.3» and «November 2026». Read without a
 * check, like the prices: the file is checked by the page that needs it.
 */
export function measuredFrameworks(root: string): Record<string, unknown> {
  if (!existsSync(join(root, MEASUREMENT))) return {};
  const figures = uncheckedYaml(readFileSync(join(root, MEASUREMENT), 'utf8')) as Figures;
  const { day, frameworks = {} } = figures ?? {};
  return {
    ...Object.fromEntries(Object.entries(frameworks).map(([name, measured]) => [name, sizesOf(measured)])),
    ...(day && { monat: month(day) }),
  };
}

const sizesOf = ({ version, builder, gzip, brotli }: Measured) => ({
  version,
  reihe: version.split('.').slice(0, 2).join('.'),
  werkzeug: builder,
  kb: kilobytes(brotli),
  gzip: kilobytes(gzip),
});

const kilobytes = (bytes: number) => String(Math.round(bytes / 1000));

const month = (day: string) =>
  new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
