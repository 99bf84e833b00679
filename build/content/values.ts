import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCorporation, ownerName, type Site } from '../../src/site.ts';
import { dialled } from '../../src/ui/text-link.ts';
import { uncheckedYaml } from './checked-yaml.ts';
import { factsOf } from './conditional-parts.ts';
import { readPrices } from './prices.ts';
import type { Values } from './placeholders.ts';

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
      ...(site.owner.phone && { dial: dialled(site.owner.phone) }),
    },
    anbieter: providerLine(site),
    preishinweis: site.company.smallBusiness ? 'ohne Umsatzsteuer (§ 19 UStG)' : 'netto zzgl. MwSt.',
    // The commercial code binds merchants only, the fiscal code everybody.
    aufbewahrung: factsOf(site).register
      ? '§ 257 Abs. 1, 4 und 5 HGB, § 147 Abs. 1, 3 und 4 AO'
      : '§ 147 Abs. 1, 3 und 4 AO',
    preis: readPrices(root),
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

const MEASUREMENT = 'content/messung-frameworks.yaml';

type Measured = { version: string; builder: string; gzip: number; brotli: number };
type Figures = { day?: string; frameworks?: Record<string, Measured> } | null | undefined;

/**
 * As they stand in a sentence: «58» (KB of 1,000 bytes, with Brotli), «19.3» and «November 2026». Read without a
 * check: the page that needs the file checks it.
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
