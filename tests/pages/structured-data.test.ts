import { expect, test } from 'vitest';
import { site } from '../content-of-site.ts';
import { absolute, builtPages, type BuiltPage, type GraphNode, meta, texts, values } from './built-pages.ts';

const heading = (page: BuiltPage) => texts(page, 'h1')[0];
const list = (value: unknown) => value as GraphNode[];

/**
 * What a visitor sees, for every type a graph may hold. All nodes of a type on a page are compared at
 * once, so that none is missing and none is too many.
 */
const agreement: Record<string, (nodes: GraphNode[], page: BuiltPage) => void> = {
  WebSite: ([node], page) => expect(node?.name).toBe(meta(page, 'og:site_name')),

  Person([node], page) {
    expect(texts(page, 'h1')).toContain(node?.name);
    expect(texts(page, 'main').join()).toContain(node?.jobTitle);
    expect(node?.sameAs).toEqual(values(page, 'footer a[target]', 'href'));
  },

  Organization([node], page) {
    expect(node?.name).toBe(site.company.name);
    const { email, telephone, vatID, address = {} } = node!;
    const { '@type': _type, addressCountry, ...postal } = address as GraphNode;
    // The page shows the country by its name; machines read its code.
    if (addressCountry && site.company.country === 'Deutschland') expect(addressCountry).toBe('DE');
    // A number to dial is not broken over two lines.
    const shown = texts(page, 'main').join().replaceAll('\u{a0}', ' ').replaceAll('\u{2011}', '-');
    for (const told of [email, telephone, vatID, ...Object.values(postal)])
      expect(shown).toContain(told ?? '');
  },

  FAQPage([node], page) {
    const told = list(node?.mainEntity).map(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as GraphNode).text,
    ]);
    const answers = texts(page, '.faq details > p');
    expect(told).toEqual(texts(page, '.faq summary').map((question, index) => [question, answers[index]]));
  },

  BreadcrumbList([node], page) {
    const told = list(node?.itemListElement);
    expect(told.map(({ name }) => name)).toEqual(texts(page, '.breadcrumbs li'));
    const links = values(page, '.breadcrumbs a', 'href').map(absolute);
    expect(told.map(({ item }) => item)).toEqual([...links, undefined]);
  },

  BlogPosting([node], page) {
    const dates = values(page, '.beitrag-header time', 'datetime');
    expect([node?.datePublished, node?.dateModified]).toEqual([dates[0], dates.at(-1)]);
    checkText(node, page);
  },

  Article([node], page) {
    const [changed] = values(page, '.page-header time', 'datetime');
    expect([node?.dateModified, node?.description]).toEqual([changed, texts(page, '.lead')[0]]);
    checkText(node, page);
  },

  ItemList([node], page) {
    const told = list(node?.itemListElement);
    const cards = values(page, '.beitrag-card a, .lexikon-karte a', 'href').map(absolute);
    expect(told.map(({ url }) => url)).toEqual(cards);
    expect(told.map(({ position }) => position)).toEqual(told.map((_, index) => index + 1));
  },

  Service(nodes, page) {
    const prices = texts(page, '.flip-card__front .price');
    const labels = texts(page, '.flip-card__foot .label').filter((label) =>
      /^(?:monatlich|einmalig)/.test(label),
    );
    expect(nodes.map(({ name }) => name)).toEqual(texts(page, '.flip-card__front h3'));
    expect(nodes.map(({ description }) => description)).toEqual(texts(page, '.flip-card__front h3 + p'));
    for (const [index, { offers }] of nodes.entries()) {
      const shown = prices[index]!;
      const price = Number(shown.replaceAll(/\D/g, ''));
      const told = (offers as GraphNode | undefined)?.priceSpecification;
      if (!price) expect(told).toBeUndefined();
      else
        expect(told).toEqual({
          '@type': 'UnitPriceSpecification',
          price,
          ...(shown.startsWith('ab ') && { minPrice: price }),
          priceCurrency: 'EUR',
          ...(site.company.smallBusiness ? {} : { valueAddedTaxIncluded: false }),
          ...(labels[index]!.startsWith('monatlich') && { unitCode: 'MON' }),
        });
    }
  },
};

function checkText(node: GraphNode | undefined, page: BuiltPage) {
  expect(node?.headline).toBe(heading(page));
  expect(node?.author).toMatchObject({ name: meta(page, 'og:site_name'), url: site.origin });
  expect(node?.image).toBe(absolute(values(page, '.sheet a[data-enlarge]', 'href')[0]!));
}

/** They are at home on the first page; every other node is about the page that it stands on. */
const OF_THE_SITE = new Set(['WebSite', 'Person', 'Organization']);

/** What a page that shows one of these must have in its graph. */
const owed = { FAQPage: '.faq', BreadcrumbList: '.breadcrumbs', Service: '.flip-card .price' };

test.each(builtPages)('$path: the graph says what the page shows', (page) => {
  const types = Map.groupBy(page.graph, (node) => node['@type']);
  for (const [type, nodes] of types) agreement[type]!(nodes, page);
  for (const { '@type': type, url } of page.graph) {
    const home = absolute(OF_THE_SITE.has(type) ? '/' : page.path);
    if (url) expect(String(url).replace(/#.*/, ''), type).toBe(home);
  }
  for (const [type, selector] of Object.entries(owed)) {
    // The home page shows the lowest price of each service, not an offer.
    if (page.path !== '/' || type !== 'Service')
      expect(types.has(type), type).toBe(page.tree.querySelector(selector) !== null);
  }
});
