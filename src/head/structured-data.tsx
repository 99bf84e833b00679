import type { BlogPosting, FAQPage, Graph, ItemList, Service, Thing, WithContext } from 'schema-dts';
import { site } from '../../content/site.ts';
import type { FaqItem, ServiceOffer } from '../content-types.ts';
import { absoluteUrl } from './head.tsx';
import { priceAmount } from './price.ts';

/** A data block, not a script: no policy has to allow it. */
export function StructuredData({ graph }: { graph: Thing[] }) {
  const document: Graph & { '@context': WithContext<FAQPage>['@context'] } = {
    '@context': 'https://schema.org',
    '@graph': graph,
  };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(document).replaceAll('<', '\\u003c') }}
    />
  );
}

export function faqPage(path: string, items: FaqItem[]): FAQPage {
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

type Post = {
  path: string;
  title: string;
  description: string;
  author: string;
  published: string;
  updated?: { iso: string };
  image: { src: string };
  tags: string[];
};

export function blogPosting(post: Post): BlogPosting {
  const url = absoluteUrl(post.path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#beitrag`,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    image: absoluteUrl(post.image.src),
    inLanguage: 'de',
    keywords: post.tags,
    datePublished: post.published,
    dateModified: post.updated?.iso ?? post.published,
    author: { '@type': 'Person', name: post.author, url: site.origin },
    publisher: { '@type': 'Organization', name: site.company.name, url: site.origin },
  };
}

type PricedOffer = Pick<ServiceOffer, 'title' | 'shortIntro' | 'preis' | 'interval'>;

export function service(path: string, { title, shortIntro, preis, interval }: PricedOffer): Service {
  const amount = priceAmount(preis);
  return {
    '@type': 'Service',
    name: title,
    description: shortIntro,
    url: absoluteUrl(path),
    provider: { '@type': 'Organization', name: site.company.name, url: site.origin },
    ...(amount && {
      offers: {
        '@type': 'Offer',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          [preis.startsWith('ab ') ? 'minPrice' : 'price']: amount,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
          ...(interval === 'monatlich' && { unitCode: 'MON' }),
        },
      },
    }),
  };
}
