import type { Site } from '../../src/site.ts';

/** Somebody whose site is in every way another than the delivered one. */
export const site: Site = {
  origin: 'https://www.ada-lang.de/',
  owner: {
    firstName: 'Ada',
    lastName: 'Lang',
    salutation: 'Frau',
    jobTitle: 'Softwareentwicklerin',
    email: 'post@ada-lang.de',
  },
  company: {
    legalForm: 'einzelunternehmen',
    smallBusiness: true,
    name: 'Lang Webdesign',
    street: 'Hafenstraße 7',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'Deutschland',
    taxNumber: '17/123/4',
    vatId: null,
  },
  profiles: [
    { name: 'Mastodon', url: 'https://social.example/@ada', icon: 'github' },
    { name: 'LinkedIn', url: 'https://linkedin.example/in/ada' },
  ],
  links: {},
  hosting: {
    provider: 'Elbe Rechenzentrum',
    address: 'Kai 2, 20457 Hamburg',
    location: 'Deutschland',
    logRetentionDays: 7,
    backupRetentionDays: 7,
  },
  mail: { provider: 'Elbe Post', address: 'Kai 3, 20457 Hamburg', location: 'Deutschland' },
  supervisoryAuthority: {
    name: 'Hamburgische Beauftragte für den Datenschutz',
    address: 'Straße 4, 20457 Hamburg',
    url: 'https://datenschutz-hamburg.de/',
  },
  copyrightYear: 2027,
  aiTraining: false,
  securityContactChecked: '2026-11-15',
};
