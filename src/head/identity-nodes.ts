import type { Organization, Person, WebSite } from 'schema-dts';
import { site } from '../../content/site.ts';
import { absoluteUrl, SITE_NAME } from './head.tsx';

/**
 * Who stands behind the site. A page names the node once and refers to it by its id; only the home
 * page and the legal pages, which show more, tell more.
 */
const id = (name: string) => ({ '@id': `${site.origin}#${name}` });
export const WEBSITE = id('website');
export const PERSON = id('person');
export const COMPANY = id('firma');

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
  sameAs: Object.values(site.profiles),
};

export const companyWithAddress: Organization = {
  ...company,
  email: site.owner.email,
  telephone: site.owner.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.company.street,
    postalCode: site.company.postalCode,
    addressLocality: site.company.city,
    addressCountry: site.company.country,
  },
};
