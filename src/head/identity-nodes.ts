import type { Organization, Person, WebSite } from 'schema-dts';
import { site } from '../../content/site.ts';
import { isCorporation } from '../site.ts';
import { absoluteUrl, SITE_NAME } from './head.tsx';

const id = (name: string) => ({ '@id': `${site.origin}#${name}` });
export const PERSON = id('person');
export const COMPANY = id('firma');

/**
 * Who stands behind the site. A page names the node once and refers to it by its id; only the home
 * page and the legal notice, which show more, tell more.
 */
export const person: Person = { '@type': 'Person', ...PERSON, name: SITE_NAME, url: site.origin };

export const company: Organization = {
  '@type': 'Organization',
  ...COMPANY,
  name: site.company.name,
  url: site.origin,
  logo: absoluteUrl('/icon-512.png'),
};

export const website: WebSite = {
  '@type': 'WebSite',
  ...id('website'),
  name: SITE_NAME,
  url: site.origin,
  inLanguage: 'de',
  publisher: COMPANY,
};

export const founder: Person = {
  ...person,
  jobTitle: site.owner.jobTitle,
  worksFor: COMPANY,
  sameAs: site.profiles.map(({ url }) => url),
};

/** Readers of addresses want the code of ISO 3166; the name is what remains for all other countries. */
const COUNTRY_CODES: Record<string, string> = { Deutschland: 'DE', Österreich: 'AT', Schweiz: 'CH' };

const { owner, company: provider } = site;

/** As the legal notice shows it. Someone alone is the business; a corporation has a name in the register. */
export const companyWithAddress: Organization = {
  ...company,
  ...(isCorporation(provider) ? { legalName: provider.name } : { founder: { ...person } }),
  email: owner.email,
  ...(owner.phone && { telephone: owner.phone }),
  ...(provider.vatId && { vatID: provider.vatId }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: provider.street,
    postalCode: provider.postalCode,
    addressLocality: provider.city,
    addressCountry: COUNTRY_CODES[provider.country] ?? provider.country,
  },
};
