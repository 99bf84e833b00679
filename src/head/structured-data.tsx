import type { Graph, Organization, Thing } from 'schema-dts';
import { site } from '../../content/site.ts';
import { isAmount, type Priced } from '../price.ts';
import { absoluteUrl, SITE_NAME } from './head.tsx';

/**
 * A data block, not a script: no policy has to allow it. What search engines document is in it, and the prices, so that
 * whoever reads them by machine reads those of the page.
 */
export function StructuredData({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const { owner, company: provider } = site;

const COMPANY = { '@id': `${site.origin}#firma` };

/** The home page tells more of the owner, the legal notice more of the company, because they show it. */
export const company: Organization = {
  '@type': 'Organization',
  ...COMPANY,
  name: provider.name,
  url: site.origin,
  logo: absoluteUrl('/icon-512.png'),
};

const person = { '@type': 'Person' as const, name: SITE_NAME, url: site.origin };

export const founder: Thing = {
  ...person,
  jobTitle: owner.jobTitle,
  sameAs: site.profiles.map(({ url }) => url),
};

/** Search engines take the site's name from it. */
export const website: Thing = { '@type': 'WebSite', name: SITE_NAME, url: site.origin };

/** Readers of addresses want the code of ISO 3166; the name is what remains for all other countries. */
const COUNTRY_CODES: Record<string, string> = { Deutschland: 'DE', Österreich: 'AT', Schweiz: 'CH' };

/** As the legal notice shows it. */
export const companyWithAddress: Thing = {
  ...company,
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

export const faqPage = (items: { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const listed = (position: number) => ({ '@type': 'ListItem' as const, position: position + 1 });

export const itemList = (paths: string[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ ...listed(index), url: absoluteUrl(path) })),
});

/** The last crumb is the page itself and needs no address. */
export const breadcrumbList = (trail: { label: string; to: string }[], current: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...trail.map(({ label, to }, index) => ({ ...listed(index), name: label, item: absoluteUrl(to) })),
    { ...listed(trail.length), name: current },
  ],
});

type PricedOffer = Priced & { title: string; shortIntro: string };

/** VAT comes on top of the price. A provider who charges none says nothing about VAT. */
export const service = (path: string, { title, shortIntro, preis, interval }: PricedOffer): Thing => ({
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
        ...(!provider.smallBusiness && { valueAddedTaxIncluded: false }),
        ...(interval === 'monatlich' && { unitCode: 'MON' }),
      },
    },
  }),
});

type Text = {
  headline: string;
  description: string;
  /** Its address on this site. */
  image: string;
  published?: string;
  modified: string;
};

/** A post, an entry, a guide: what somebody has written, when, and who that is. */
export const writtenText = (
  type: 'BlogPosting' | 'Article',
  { image, published, modified, ...words }: Text,
): Thing => ({
  '@type': type,
  ...words,
  image: absoluteUrl(image),
  ...(published && { datePublished: published }),
  dateModified: modified,
  author: person,
});
