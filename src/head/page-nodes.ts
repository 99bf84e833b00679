import type { BlogPosting, BreadcrumbList, FAQPage, ItemList, Service, Article } from 'schema-dts';
import { isAmount, type Priced } from '../price.ts';
import { absoluteUrl } from './head.tsx';
import { COMPANY, PERSON } from './identity-nodes.ts';

/** Each node is made of what the page shows, by the page that shows it. */
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

/** `withVat`: VAT comes on top of the price. A provider who charges none says nothing about VAT. */
export function service(
  path: string,
  { title, shortIntro, preis, interval }: PricedOffer,
  withVat: boolean,
): Service {
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
          ...(withVat && { valueAddedTaxIncluded: false }),
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

/** A post, an entry, a guide: what somebody has written, and when. */
export const article = ({
  type,
  path,
  image,
  published,
  modified,
  ...words
}: Text): BlogPosting | Article => ({
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
});
