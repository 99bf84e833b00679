import { globSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { home } from '../content/home.ts';
import { kuenstlicheIntelligenz } from '../content/leistungen/kuenstliche-intelligenz.ts';
import { programmierung } from '../content/leistungen/programmierung.ts';
import { seo } from '../content/leistungen/seo.ts';
import { consulteeAi } from '../content/projekte/consultee-ai.ts';
import { localSeoAgentur } from '../content/projekte/local-seo-agentur.ts';
import { site } from '../content/site.ts';
import { eintragUnbekannt } from '../content/uebersichten.ts';

/**
 * The one place where tests read what the owner writes. They take words, counts and prices from here,
 * so that a change of content changes what they expect; how content is stored is nobody else's matter.
 */
export { site };
export const ownerName = `${site.owner.firstName} ${site.owner.lastName}`;

export const homePage = {
  button: home.hero.button,
  servicesTitle: home.leistungen.title,
  skills: home.skills.items.length,
  questions: home.faq.items.length,
};

export const servicePages = [programmierung, seo, kuenstlicheIntelligenz].map(
  ({ slug, hero, offers, faq }) => ({
    path: `/leistungen/${slug}/`,
    button: hero.button,
    offers: offers.items,
    questions: faq.items.length,
  }),
);

export const projectPages = [localSeoAgentur, consulteeAi].map(({ slug, faq }) => ({
  path: `/${slug}/`,
  questions: faq.items.length,
}));

export const posts = globSync('content/blog/*.md')
  .toSorted()
  .map((file) => {
    const [, head = ''] = readFileSync(file, 'utf8').split('---\n');
    const { h1, faq, tags, service } = parseYaml(head) as {
      h1: string;
      faq: unknown[];
      tags: string[];
      service: { to: string };
    };
    const slug = file.replace(/^.*\/|\.md$/g, '');
    return { path: `/blog/${slug}/`, title: h1, questions: faq.length, tags, service: service.to };
  });

export const unknownEntryTitle = eintragUnbekannt.head.title;
