import { globSync, readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { whyUnpublished } from '../build/content/unpublished.ts';
import { slugOf } from '../build/content/source-text.ts';
import { today } from '../build/today.ts';
import { site } from '../content/site.ts';
import { paths } from '../src/paths.ts';
import { ownerName as nameOf } from '../src/site.ts';

/**
 * The one place where tests read what the owner writes. They take words, counts and prices from here,
 * so that a change of content changes what they expect; how content is stored is nobody else's matter.
 */
export { site };
export const ownerName = nameOf(site);

const read = <Content>(file: string) => parseYaml(readFileSync(`content/${file}`, 'utf8')) as Content;

/** Those that are out. */
const filesIn = (pattern: string) =>
  globSync(`content/${pattern}`)
    .filter((file) => !whyUnpublished(file, readFileSync(file, 'utf8'), today()))
    .toSorted();

/** The files of a folder in the owner's order, each with its slug. */
const readFolder = <Content extends { order: number }>(folder: string) =>
  filesIn(`${folder}/*.yaml`)
    .map((file) => ({
      slug: slugOf(file),
      ...(parseYaml(readFileSync(file, 'utf8')) as Content),
    }))
    .toSorted((a, b) => a.order - b.order);

type Questions = { items: unknown[] };

const home = read<{
  hero: { button: string };
  leistungen: { title: string };
  skills: { items: unknown[] };
  faq: Questions;
}>('home.yaml');

export const homePage = {
  button: home.hero.button,
  servicesTitle: home.leistungen.title,
  skills: home.skills.items.length,
  questions: home.faq.items.length,
};

type Leistung = {
  order: number;
  hero: { button: string };
  offers: { items: { title: string; description: string[]; preis: string; interval: string }[] };
  useCases: { items: { more?: string; drawing?: string }[] };
  faq: Questions;
};

export const servicePages = readFolder<Leistung>('leistungen').map(
  ({ slug, hero, offers, useCases, faq }) => ({
    path: paths.leistung(slug),
    button: hero.button,
    offers: offers.items,
    useCases: useCases.items,
    questions: faq.items.length,
  }),
);

export const projectPages = readFolder<{ order: number; faq: Questions }>('projekte').map(
  ({ slug, faq }) => ({ path: paths.projekt(slug), questions: faq.items.length }),
);

export const references = filesIn('referenzen/*.yaml').length;

export const posts = filesIn('blog/*.md').map((file) => {
  const [, head = ''] = readFileSync(file, 'utf8').split('---\n');
  const { h1, faq, tags, service } = parseYaml(head) as {
    h1: string;
    faq: unknown[];
    tags: string[];
    service: { to: string };
  };
  return {
    path: paths.beitrag(slugOf(file)),
    title: h1,
    questions: faq.length,
    tags,
    service: service.to,
  };
});

export const unknownEntryTitle = read<{ unknown: { head: { title: string } } }>('lexikon.yaml').unknown.head
  .title;
