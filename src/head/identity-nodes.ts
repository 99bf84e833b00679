import type { Organization, Person, WebSite } from 'schema-dts';
import { site } from '../../content/site.ts';
import { isCorporation } from '../site.ts';
import { absoluteUrl, SITE_NAME } from './head.tsx';
import { COMPANY, PERSON, WEBSITE } from './identity-ids.ts';

/**
 * Who stands behind the site. A page names the node once and refers to it by its id; only the home
 * page and the legal pages, which show more, tell more.
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
  ...WEBSITE,
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

const provider = site.company;

/** Readers of addresses want the code of ISO 3166; the name is what remains for all other countries. */
const COUNTRY_CODES: Record<string, string> = { Deutschland: 'DE', Österreich: 'AT', Schweiz: 'CH' };

/** Someone alone is the business; a corporation is somebody of its own, with a name in the register. */
export const companyWithAddress: Organization = {
  ...company,
  ...(isCorporation(provider) ? { legalName: provider.name } : { founder: { ...person } }),
  email: site.owner.email,
  ...(site.owner.phone && { telephone: site.owner.phone }),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.company.street,
    postalCode: site.company.postalCode,
    addressLocality: site.company.city,
    addressCountry: COUNTRY_CODES[provider.country] ?? provider.country,
  },
};

/** As the legal notice shows it. */
export const companyWithTaxId: Organization = {
  ...companyWithAddress,
  ...(provider.vatId && { vatID: provider.vatId }),
};
