import type {
  BreadcrumbList,
  ContactPage,
  CreativeWork,
  DefinedTerm,
  DefinedTermSet,
  FAQPage,
  ItemList,
  Service,
  WebPage,
} from 'schema-dts';
import { absoluteUrl } from './head.tsx';
import { COMPANY, PERSON, WEBSITE } from './identity-ids.ts';
import { isAmount, type Priced } from '../price.ts';

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

export function itemList(items: { path: string; title: string }[]): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(path),
    })),
  };
}

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

type Source = { title: string; publisher: string; url: string };

export const citations = (sources: Source[]) =>
  sources.length > 0 && {
    citation: sources.map(({ title, publisher, url }): CreativeWork => ({
      '@type': 'CreativeWork',
      name: title,
      url,
      publisher: { '@type': 'Organization', name: publisher },
    })),
  };

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

const termSetId = (path: string) => `${absoluteUrl(path)}#begriffe`;
const termId = (path: string) => `${absoluteUrl(path)}#begriff`;

/** Names only the nodes that the entries describe: list items would cost half a kilobyte for every fifty. */
export function termList(paths: string[]): ItemList {
  return { '@type': 'ItemList', itemListElement: paths.map((path) => ({ '@id': termId(path) })) };
}

export function definedTermSet(path: string, { h1, lead }: { h1: string; lead: string }): DefinedTermSet {
  return {
    '@type': 'DefinedTermSet',
    '@id': termSetId(path),
    name: h1,
    description: lead,
    url: absoluteUrl(path),
  };
}

type Term = { path: string; h1: string; firstP: string; image: string };

export function definedTerm({ path, h1, firstP, image }: Term, setPath: string): DefinedTerm {
  const url = absoluteUrl(path);
  return {
    '@type': 'DefinedTerm',
    '@id': termId(path),
    name: h1,
    description: firstP,
    url,
    image: absoluteUrl(image),
    inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': termSetId(setPath) },
  };
}

type Text = { path: string; h1: string; checked: string; changed: string; sources: Source[] };

export function webPage({ path, h1, checked, changed, sources }: Text) {
  const url = absoluteUrl(path);
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: h1,
    inLanguage: 'de',
    author: PERSON,
    dateModified: changed,
    lastReviewed: checked,
    isPartOf: WEBSITE,
    ...citations(sources),
  } satisfies WebPage;
}

/** A term is no work that could cite: the page about it does. */
export const termPage = (page: Text): WebPage => ({
  ...webPage(page),
  mainEntity: { '@id': termId(page.path) },
});

export function contactPage(path: string, { h1 }: { h1: string }): ContactPage {
  const url = absoluteUrl(path);
  return { '@type': 'ContactPage', '@id': url, url, name: h1, inLanguage: 'de', isPartOf: WEBSITE };
}
