import { pathOf } from '../src/routes.ts';
import type { LeistungContent } from '../src/content-types.ts';
import { priceAmount } from '../src/head/price.ts';
import { blogPages } from './blog-pages.ts';
import type { Content } from './content/load.ts';
import { counted } from './counted.ts';
import { heroDrawing } from '../drawings/heroes.ts';
import { icon } from '../drawings/icons.ts';
import { logo } from '../drawings/logos.ts';
import { projectDrawing } from '../drawings/projects.ts';
import { lexikonPages } from './lexikon-pages.ts';
import { latest, page, type Page, previewAlt } from './page.ts';

/** Every page of the site, from the content. The one place where content meets pages. */
export function pagesOf(content: Content): Page[] {
  const { leistungen, projekte, lexikon, recht, uebersichten } = content;
  const { checked: homeChecked, ...home } = content.home;
  const { checked: kontaktChecked, ...kontakt } = content.kontakt;
  const altOf = (path: string) => previewAlt(content, path);

  return [
    page('home', pathOf('home'), homeChecked, {
      ...home,
      previewAlt: altOf(pathOf('home')),
      drawing: heroDrawing('home'),
      leistungen: {
        ...home.leistungen,
        cards: home.leistungen.cards.map((card) => ({
          ...card,
          icon: icon(card.icon),
          ...lowestPrice(leistungen.find(({ slug }) => card.to.endsWith(`/${slug}/`))!),
        })),
      },
      projekte: {
        ...home.projekte,
        cards: home.projekte.cards.map((card) => ({ ...card, image: logo(card.image) })),
      },
    }),
    ...leistungen.map(({ checked, ...leistung }) => {
      const route = LEISTUNG_ROUTES[leistung.slug];
      const path = pathOf(route);
      return page(route, path, checked, {
        ...leistung,
        path,
        previewAlt: altOf(path),
        drawing: heroDrawing(leistung.slug),
        offers: {
          ...leistung.offers,
          items: leistung.offers.items.map((offer) => ({ ...offer, icon: icon(offer.icon) })),
        },
      });
    }),
    ...projekte.map(({ checked, logo: { name, ...logoLink }, ...projekt }) => {
      const route = PROJEKT_ROUTES[projekt.slug];
      const path = pathOf(route);
      return page(route, path, checked, {
        ...projekt,
        path,
        previewAlt: altOf(path),
        logo: { ...logoLink, image: logo(name) },
        drawing: projectDrawing(projekt.slug),
      });
    }),
    ...blogPages(content),
    page('lexikon', pathOf('lexikon'), lexikonCheckedOn(content), {
      ...counted(uebersichten.lexikon, lexikon.length),
      previewAlt: altOf(pathOf('lexikon')),
      entries: lexikon
        .map(({ slug, data }) => ({ slug, heading: data.h1, intro: data.firstP }))
        .toSorted((a, b) => a.heading.localeCompare(b.heading, 'de')),
    }),
    ...lexikonPages(content),
    page('kontakt', pathOf('kontakt'), kontaktChecked, {
      ...kontakt,
      previewAlt: altOf(pathOf('kontakt')),
    }),
    ...recht.map(({ slug, data, article }) => {
      const route = RECHT_ROUTES[slug as keyof typeof RECHT_ROUTES];
      const path = pathOf(route);
      return page(route, path, data.checked, {
        path,
        previewAlt: altOf(path),
        head: { title: data.title, description: data.metaDesc },
        h1: data.h1,
        body: article.html,
      });
    }),
  ];
}

/** The document for slugs that no entry has; it has no address of its own. */
export const unknownEntryPage = (content: Content): Page =>
  page('eintragUnbekannt', pathOf('eintragUnbekannt', 'unbekannt'), lexikonCheckedOn(content), {
    ...content.uebersichten.eintragUnbekannt,
    previewAlt: previewAlt(content, pathOf('lexikon')),
    // For the nearest terms the names are enough.
    entries: content.lexikon.map(({ slug, data }) => ({ slug, heading: data.h1, intro: '' })),
  });

const lexikonCheckedOn = ({ lexikon }: Content) => latest(lexikon.map(({ data }) => data.checked));

const LEISTUNG_ROUTES = {
  programmierung: 'programmierung',
  seo: 'seo',
  'kuenstliche-intelligenz': 'kuenstlicheIntelligenz',
} as const;
const PROJEKT_ROUTES = { 'local-seo-agentur': 'localSeoAgentur', 'consultee-ai': 'consulteeAi' } as const;
const RECHT_ROUTES = { impressum: 'impressum', dsgvo: 'dsgvo' } as const;

function lowestPrice({ offers }: LeistungContent) {
  const priced = offers.items.filter(({ preis }) => priceAmount(preis) !== undefined);
  const { preis, interval } = priced.toSorted((a, b) => priceAmount(a.preis)! - priceAmount(b.preis)!)[0]!;
  return { preis: preis.startsWith('ab ') ? preis : `ab ${preis}`, interval };
}
