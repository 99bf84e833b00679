import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  Organization,
  Person,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { site } from '../../content/site.ts';
import { isAmount, type Priced } from '../price.ts';
import { isCorporation } from '../site.ts';
import { absoluteUrl, SITE_NAME } from './head.tsx';

/** A data block, not a script: no policy has to allow it. */
export function StructuredData({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const id = (name: string) => ({ '@id': `${site.origin}#${name}` });
const PERSON = id('person');
const COMPANY = id('firma');

/**
 * Who stands behind the site. A page names the node once and refers to it by its id; only the home
 * page and the legal notice, which show more, tell more.
 */
const person: Person = { '@type': 'Person', ...PERSON, name: SITE_NAME, url: site.origin };

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

/** This node and all that follow are made of what a page shows, by that page. */
export function faqPage(path: string, items: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absoluteUrl(path)}#faq`,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export const itemList = (paths: string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absoluteUrl(path),
  })),
});

/** The last crumb is the page itself and needs no address. */
export function breadcrumbList(trail: { label: string; to: string }[], current: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, to }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: absoluteUrl(to),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: current },
    ],
  };
}

type PricedOffer = Priced & { title: string; shortIntro: string };

/** VAT comes on top of the price. A provider who charges none says nothing about VAT. */
export function service(path: string, { title, shortIntro, preis, interval }: PricedOffer): Service {
  return {
    '@type': 'Service',
    name: title,
    description: shortIntro,
    url: `${absoluteUrl(path)}#preise`,
    provider: COMPANY,
    ...(isAmount(preis) && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: preis.amount,
          ...(preis.from && { minPrice: preis.amount }),
          priceCurrency: 'EUR',
          ...(!site.company.smallBusiness && { valueAddedTaxIncluded: false }),
          ...(interval === 'monatlich' && { unitCode: 'MON' }),
        },
      },
    }),
  };
}

type Text = {
  type: 'BlogPosting' | 'Article';
  path: string;
  headline: string;
  description: string;
  /** Its address on this site. */
  image: string;
  published?: string;
  modified: string;
  keywords?: string[];
};

/** A post, an entry, a guide: what somebody has written, when, and who that is. */
export const writtenText = ({ type, path, image, published, modified, ...words }: Text): Thing[] => [
  {
    '@type': type,
    '@id': `${absoluteUrl(path)}#text`,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    ...words,
    image: absoluteUrl(image),
    inLanguage: 'de',
    ...(published && { datePublished: published }),
    dateModified: modified,
    author: PERSON,
    publisher: COMPANY,
  },
  person,
  company,
];
